import { type PatternId, patterns } from './blocks.ts';
import type { Card } from './state.ts';

/** A card as text: `tet-l-90`, `tet-o enhanced`, `dom-h multi@1 power-blessing@0`. */
export type CardText = string;

export function readCard(text: CardText, id: number): Card {
  const [mino = '', ...marks] = text.split(' ');
  const at = (suffix: RegExp): { id: string; at: number } | null => {
    const found = marks.map(mark => suffix.exec(mark)).find(match => match !== null);
    return found ? { id: found[1] ?? '', at: Number(found[2]) } : null;
  };
  return {
    id,
    mino,
    pattern: (marks.find(mark => Object.hasOwn(patterns, mark)) ?? null) as PatternId | null,
    seal: at(/^(\w+)@(\d)$/) as Card['seal'],
    blessing: at(/^(\w+)-blessing@(\d)$/) as Card['blessing'],
  };
}
