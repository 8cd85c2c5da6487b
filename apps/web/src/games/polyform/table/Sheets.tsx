import { colours } from '@minoya/games/polyform/cards/card';
import { substitutes } from '@minoya/games/polyform/board';
import { pieces } from '@minoya/games/polyform/pieces';
import { refusal } from '@minoya/games/polyform/refusal';
import { actionTexts, colourTexts } from '@minoya/games/polyform/texts';
import type { JSX } from 'preact';
import { Lazy } from '../../../design/lazy.tsx';
import { Ask, Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import type { TableController } from './table-controller.ts';
import { finishWord, wasteWarning } from './Finish.tsx';
import { MarketSheet } from './Market.tsx';
import { SeatSheet } from './Others.tsx';
import { CardPicture, PieceSign } from './Pictures.tsx';
import { text } from '../text.ts';

const debugSheet = () => import('../later.ts').then(({ DebugSheet }) => DebugSheet);

/** Whatever sheet the table has open; a reward that must be chosen comes by itself. */
export function Sheets({ controller }: { controller: TableController }): JSX.Element | null {
  const sheet = controller.sheet.value;
  const { pending } = controller.play.view.value;
  if (!sheet && pending?.type === 'reward' && controller.myTurn.value && !controller.play.stage.busy.value) {
    return <RewardSheet controller={controller} />;
  }
  switch (sheet?.id) {
    case 'market':
      return <MarketSheet controller={controller} at={sheet.at} />;
    case 'seat':
      return <SeatSheet controller={controller} seat={sheet.seat} />;
    case 'recycle':
      return <RecycleSheet controller={controller} />;
    case 'end':
      return <EndSheet controller={controller} />;
    case 'finish':
      return <WasteSheet controller={controller} />;
    case 'debug':
      return <Lazy load={debugSheet} props={{ controller }} />;
    default:
      return null;
  }
}

const closing = (controller: TableController) => () => {
  controller.sheet.value = null;
};

function EndSheet({ controller }: { controller: TableController }) {
  const { actions } = controller.play.view.value;
  const end = () => {
    controller.sheet.value = null;
    controller.act({ type: 'end' });
  };
  return (
    <Ask title={say(text.endAsk)} yes={say(actionTexts.end)} onNo={closing(controller)} onYes={end}>
      <p>{say(text.endWhy(actions))}</p>
    </Ask>
  );
}

function WasteSheet({ controller }: { controller: TableController }) {
  const finish = () => {
    controller.sheet.value = null;
    controller.act({ type: 'finish' });
  };
  return (
    <Ask title={say(text.lossAsk)} yes={say(finishWord)} onNo={closing(controller)} onYes={finish}>
      <p>{say(wasteWarning)}</p>
    </Ask>
  );
}

function RecycleSheet({ controller }: { controller: TableController }) {
  const view = controller.play.view.value;
  return (
    <Sheet title={say(actionTexts.recycle)} form="dialog" onClose={closing(controller)}>
      <p>{say(text.recycleWhich)}</p>
      {colours.map(colour => {
        const why = refusal(view, controller.me.value, { type: 'recycle', colour });
        return (
          <button
            key={colour}
            type="button"
            class="button recycle-choice"
            data-recycle={colour}
            aria-disabled={why !== null}
            onClick={() => {
              if (why) return controller.play.refuse(why);
              controller.sheet.value = null;
              controller.act({ type: 'recycle', colour });
            }}
          >
            <span>{say(text.recycleRow(colourTexts[colour], view.deck[colour].length))}</span>
            <span class="strip-row">
              {view.market[colour].map((card, at) => (card ? <CardPicture key={at} card={card} /> : null))}
            </span>
          </button>
        );
      })}
    </Sheet>
  );
}

/** The wanted piece is out of stock: one of the substitutes, chosen before anything else. */
function RewardSheet({ controller }: { controller: TableController }) {
  const { pending, stock } = controller.play.view.value;
  if (pending?.type !== 'reward') return null;
  return (
    <Sheet title={say(text.rewardTitle)} form="dialog" onClose={() => controller.play.refuse('chooseReward')}>
      <p>{say(text.rewardWhy(pieces[pending.wanted].text))}</p>
      <div class="row">
        {substitutes(stock, pending.wanted).map(piece => (
          <button
            key={piece}
            type="button"
            class="ladder-piece"
            data-piece={piece}
            aria-label={say(text.stockOf(pieces[piece].text, stock[piece]))}
            onClick={() => controller.act({ type: 'reward', piece })}
          >
            <PieceSign id={piece} />
            <span class="num">{stock[piece]}</span>
          </button>
        ))}
      </div>
    </Sheet>
  );
}
