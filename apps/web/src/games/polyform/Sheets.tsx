import { colours } from '@minoya/games/polyform/cards/card';
import { substitutes } from '@minoya/games/polyform/board';
import { pieces } from '@minoya/games/polyform/pieces';
import { refusal } from '@minoya/games/polyform/refusal';
import { actionTexts, colourTexts } from '@minoya/games/polyform/texts';
import type { JSX } from 'preact';
import { Ask, Sheet } from '../../design/Sheet.tsx';
import { say } from '../../i18n/lang.ts';
import { DebugSheet } from './Debug.tsx';
import type { Desk } from './desk.ts';
import { finishWord, wasteWarning } from './Finish.tsx';
import { MarketSheet } from './Market.tsx';
import { SeatSheet } from './Others.tsx';
import { CardPicture, PieceSign } from './Pictures.tsx';
import { text } from './text.ts';
import { TradeSheet } from './Trade.tsx';

/** Whatever sheet the table has open; a reward that must be chosen comes by itself. */
export function Sheets({ desk }: { desk: Desk }): JSX.Element | null {
  const sheet = desk.sheet.value;
  const { pending } = desk.play.view.value;
  if (!sheet && pending?.type === 'reward' && desk.myTurn.value && !desk.play.stage.busy.value) {
    return <RewardSheet desk={desk} />;
  }
  switch (sheet?.id) {
    case 'market':
      return <MarketSheet desk={desk} at={sheet.at} />;
    case 'trade':
      return <TradeSheet desk={desk} way={sheet.way} piece={sheet.piece} />;
    case 'seat':
      return <SeatSheet desk={desk} seat={sheet.seat} />;
    case 'recycle':
      return <RecycleSheet desk={desk} />;
    case 'end':
      return <EndSheet desk={desk} />;
    case 'finish':
      return <WasteSheet desk={desk} />;
    case 'debug':
      return <DebugSheet desk={desk} />;
    default:
      return null;
  }
}

const closing = (desk: Desk) => () => {
  desk.sheet.value = null;
};

function EndSheet({ desk }: { desk: Desk }) {
  const { actions } = desk.play.view.value;
  const end = () => {
    desk.sheet.value = null;
    desk.act({ type: 'end' });
  };
  return (
    <Ask title={say(text.endAsk)} yes={say(actionTexts.end)} onNo={closing(desk)} onYes={end}>
      <p>{say(text.endWhy(actions))}</p>
    </Ask>
  );
}

function WasteSheet({ desk }: { desk: Desk }) {
  const finish = () => {
    desk.sheet.value = null;
    desk.act({ type: 'finish' });
  };
  return (
    <Ask title={say(finishWord)} yes={say(finishWord)} onNo={closing(desk)} onYes={finish}>
      <p>{say(wasteWarning)}</p>
    </Ask>
  );
}

function RecycleSheet({ desk }: { desk: Desk }) {
  const view = desk.play.view.value;
  return (
    <Sheet title={say(actionTexts.recycle)} form="dialog" onClose={closing(desk)}>
      <p>{say(text.recycleWhich)}</p>
      {colours.map(colour => {
        const why = refusal(view, desk.me.value, { type: 'recycle', colour });
        return (
          <button
            key={colour}
            type="button"
            class="button recycle-choice"
            data-recycle={colour}
            aria-disabled={why !== null}
            onClick={() => {
              if (why) return desk.play.refuse(why);
              desk.sheet.value = null;
              desk.act({ type: 'recycle', colour });
            }}
          >
            <span>{say(text.deck(colourTexts[colour], view.deck[colour].length))}</span>
            <span class="strip-row">
              {view.market[colour].map((card, at) => (card ? <CardPicture key={at} card={card} placed={[]} /> : null))}
            </span>
          </button>
        );
      })}
    </Sheet>
  );
}

/** The wanted piece is out of stock: one of the substitutes, chosen before anything else. */
function RewardSheet({ desk }: { desk: Desk }) {
  const { pending, stock } = desk.play.view.value;
  if (pending?.type !== 'reward') return null;
  return (
    <Sheet title={say(text.rewardTitle)} form="dialog" onClose={() => desk.play.refuse('chooseReward')}>
      <p>{say(text.rewardWhy(pieces[pending.wanted].text))}</p>
      <div class="row">
        {substitutes(stock, pending.wanted).map(piece => (
          <button
            key={piece}
            type="button"
            class="ladder-piece"
            data-piece={piece}
            aria-label={say(text.stockOf(pieces[piece].text, stock[piece]))}
            onClick={() => desk.act({ type: 'reward', piece })}
          >
            <PieceSign id={piece} />
            <span class="num">{stock[piece]}</span>
          </button>
        ))}
      </div>
    </Sheet>
  );
}
