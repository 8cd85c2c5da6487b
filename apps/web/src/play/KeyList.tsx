import type { JSX } from 'preact';
import { type Localized, say } from '../i18n/lang.ts';

interface Line {
  readonly keys: string;
  readonly does: Localized;
}

/** Keys that every game has; each names its own beside them. */
export const sharedKeys: readonly Line[] = [
  { keys: '↑ ↓ ← →', does: { ja: 'マスを移る', en: 'Move between cells' } },
  { keys: 'Space / Enter', does: { ja: '取る・置く・決める', en: 'Pick, place, confirm' } },
  { keys: 'Z / Shift+Z', does: { ja: '戻す・進む', en: 'Undo, redo' } },
  { keys: 'I', does: { ja: '遊び方', en: 'How to play' } },
  { keys: 'L', does: { ja: 'ログ', en: 'Log' } },
  { keys: 'V', does: { ja: '盤面を読む', en: 'Read the board aloud' } },
  { keys: 'P', does: { ja: 'メニュー', en: 'Menu' } },
  { keys: '+ / −', does: { ja: '速さ', en: 'Speed' } },
  { keys: 'Esc', does: { ja: 'キャンセル・閉じる', en: 'Cancel, close' } },
  { keys: '?', does: { ja: 'この一覧', en: 'This list' } },
];

/** A game may say of a shared key what it does there. */
export function KeyList({ extra = [] }: { extra?: readonly Line[] }): JSX.Element {
  const own = extra.filter(({ keys }) => !sharedKeys.some(line => line.keys === keys));
  return (
    <dl class="key-list">
      {[...sharedKeys.map(line => extra.find(({ keys }) => keys === line.keys) ?? line), ...own].map(
        ({ keys, does }) => (
          <div key={keys}>
            <dt>
              {keys.split(' / ').map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
