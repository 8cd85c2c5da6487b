import type { AmuletId } from '@minoya/games/rokumasu/amulets';
import type { BlessingId, BuffId, PatternId, SealId } from '@minoya/games/rokumasu/blocks';
import type { BossId } from '@minoya/games/rokumasu/bosses';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import type { JSX } from 'preact';
import { Buff } from '../../../tile/seals-and-buffs.tsx';
import { Tile } from '../../../tile/Tile.tsx';
import { AmuletSlip, BossPlate, RelicCrest } from '../crest/RelicCrest.tsx';
import { WayCrest } from '../crest/WayCrest.tsx';
import { blockLook } from '../look.ts';

const plain = { piece: 1, pattern: null, seal: null, blessing: null, charge: 0 } as const;

/** The picture of anything in the tables, by its source: `pattern:lucky`, `relic:copy`. */
export function Sample({ source }: { source: string }): JSX.Element {
  const [layer, id] = source.split(':') as [string, never];
  switch (layer) {
    case 'relic':
      return <RelicCrest id={id satisfies RelicId} />;
    case 'amulet':
      return <AmuletSlip id={id satisfies AmuletId} />;
    case 'boss':
      return <BossPlate id={id satisfies BossId} />;
    case 'pattern':
      return <Tile {...blockLook({ ...plain, pattern: id satisfies PatternId, charge: 3 })} />;
    case 'seal':
      return <Tile {...blockLook({ ...plain, seal: id satisfies SealId })} />;
    case 'blessing':
      return <Tile {...blockLook({ ...plain, blessing: id satisfies BlessingId })} />;
    case 'brand':
      return <Buff id={id satisfies BuffId} level={2} />;
    default:
      return <WayCrest source={source} />;
  }
}
