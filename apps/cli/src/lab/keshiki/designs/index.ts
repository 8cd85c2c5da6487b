import { type Design, readDesign } from '../design.ts';
import { frost } from './frost.ts';
import { ironToStreet } from './iron-to-street.ts';
import { rocksToMoon } from './rocks-to-moon.ts';
import { snowToBamboo } from './snow-to-bamboo.ts';
import { springToRain } from './spring-to-rain.ts';

/** The design of a stage, 1 to 100. */
export function designOf(stage: number): Design {
  const picture = [...springToRain, ...snowToBamboo, ...frost, ...rocksToMoon, ...ironToStreet][stage - 1];
  if (picture === undefined) throw new Error(`stage ${stage} has no design`);
  return readDesign(picture);
}
