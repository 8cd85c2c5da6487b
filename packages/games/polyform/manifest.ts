import type { GameManifest } from '../manifest.ts';
import { polyform } from './game.ts';
import { linkPreview, marks, name } from './link-preview.ts';

export const manifest: GameManifest = {
  game: polyform,
  name,
  firstSetup: 'seats=2 later=rising',
  linkPreview,
  marks,
};
