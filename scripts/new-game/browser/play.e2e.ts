import { test } from '../../../e2e/support.ts';
import { playThrough } from './play.ts';

test('AKARI is played from its start page to a link of the whole game', ({ page }) => playThrough(page));
