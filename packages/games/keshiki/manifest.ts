import type { GameManifest } from '../manifest.ts';
import { daily } from './daily.ts';
import { keshiki } from './game.ts';
import { linkPreview, marks, name } from './link-preview.ts';
import { publishing } from './publishing.ts';

export const manifest: GameManifest = {
  game: keshiki,
  name,
  firstSetup: 'stage 1',
  linkPreview,
  marks,
  daily,
  publishing,
};
