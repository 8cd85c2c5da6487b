import type { GameManifest } from '../../../packages/games/manifest.ts';
import { akari } from './game.ts';
import { linkPreview, marks, name } from './link-preview.ts';

export const manifest: GameManifest = {
  game: akari,
  name,
  firstSetup: 'press 3',
  linkPreview,
  marks,
};
