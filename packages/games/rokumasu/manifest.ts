import type { GameManifest } from '../manifest.ts';
import { daily } from './daily.ts';
import { rokumasu } from './game.ts';
import './long/index.ts';
import { linkPreview, marks, name } from './link-preview.ts';

export const manifest: GameManifest = {
  game: rokumasu,
  name,
  firstSetup: 'standard',
  linkPreview,
  marks,
  daily,
};
