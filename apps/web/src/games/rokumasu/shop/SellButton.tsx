import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { shopWords } from '../text/shop.ts';

/** Says what it brings; the first press asks, the second sells. */
export function SellButton({ gain, onSell }: { gain: number; onSell: () => void }): JSX.Element {
  const sure = useSignal(false);
  return (
    <button
      type="button"
      class={sure.value ? 'button primary' : 'button'}
      data-sell
      data-sure={sure.value}
      onBlur={() => {
        sure.value = false;
      }}
      onClick={() => {
        if (sure.value) onSell();
        else sure.value = true;
      }}
    >
      {say(
        gain === 0
          ? sure.value
            ? shopWords.giveSure
            : shopWords.giveAway
          : sure.value
            ? shopWords.sellSure(gain)
            : shopWords.sellFor(gain),
      )}
    </button>
  );
}
