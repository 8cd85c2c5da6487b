import { amulets } from '../amulets.ts';
import { bosses } from '../bosses.ts';
import { addConditions } from '../conditions.ts';
import { long } from '../long-game.ts';
import { relics } from '../relics/index.ts';
import { ruleSets } from '../rules.ts';
import { rewardOf } from '../tuned.ts';
import { longAmulets } from './amulets.ts';
import { longBosses } from './bosses/index.ts';
import { challenges } from './challenges.ts';
import { decks } from './decks.ts';
import * as trade from './trade.ts';
import { flowRule, flowTold } from './flow-text.ts';
import { gifts } from './gifts.ts';
import { levels } from './levels.ts';
import { packs } from './packs.ts';
import { longRelics } from './relics/index.ts';
import { journey } from './rules.ts';
import { isOpen, unlocks } from './unlocks.ts';
import { twists } from './twists.ts';
import { vouchers } from './vouchers.ts';
import * as way from './way.ts';

const tables = { challenges, decks, gifts, levels, packs, twists, unlocks, vouchers };

const more = { flowRule, flowTold, isOpen, rewardOf };

export type LongGame = Readonly<typeof tables & typeof trade & typeof way & typeof more>;

/** Fills in what the rest of the rules asks of the long game. Once, when this module is loaded; nothing else writes into these tables. */
function installLongGame(): void {
  Object.assign(long, tables, trade, way, more);
  Object.assign(relics, longRelics);
  Object.assign(bosses, longBosses);
  Object.assign(amulets, longAmulets);
  Object.assign(ruleSets, { journey });
  addConditions('boss', longBosses);
  addConditions('deck', decks);
  addConditions('twist', twists);
  addConditions('voucher', vouchers);
  addConditions('gift', gifts);
  addConditions('level', Object.fromEntries(levels.map((level, i) => [i + 1, level])));
}

installLongGame();
