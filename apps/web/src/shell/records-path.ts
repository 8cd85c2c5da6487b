import { offers } from '../games/list.ts';

/** The records of the game one comes from. */
export function recordsPath(path: string): string {
  const [, id = ''] = path.split('/');
  return offers.some(({ front }) => front.id === id) ? `/records/${id}` : '/records';
}
