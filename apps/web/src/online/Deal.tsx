import { type Deal, dealText, writeDealProof } from '@minoya/shared/deal-proof';
import type { Table } from '@minoya/shared/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { say } from '../i18n/lang.ts';
import { copy } from '../play/share.ts';
import { text } from './text.ts';

/** What the room has promised about the deal, before anybody has seen a card. */
export function DealPromise({ deal }: { deal: string | null | undefined }): JSX.Element | null {
  if (!deal) return null;
  return (
    <details class="deal-promise small" data-deal={deal}>
      <summary>
        {say(text.dealPromise)} <code class="num">{deal.slice(0, 8)}</code>
      </summary>
      <p>{say(text.dealWhy)}</p>
      <code class="num deal-whole">{deal}</code>
    </details>
  );
}

/** The promise that seed and salt fulfil; null where the browser cannot compute it. */
export async function commitmentOf(deal: Deal): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(dealText(deal))));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

interface DealCheckProps {
  readonly table: Table;
  /** What this page was shown before the game. */
  readonly promised: string | null;
  /** A link to the replay, once it is there. */
  readonly replay: string | null;
}

/** After the game: whether the deal was the promised one, and the proof of it. */
export function DealCheck({ table, promised, replay }: DealCheckProps): JSX.Element | null {
  const { seed, salt } = table;
  const found = useSignal<string | null>(null);
  useEffect(() => {
    if (seed === null || !salt) return;
    void commitmentOf({ seed, salt }).then(one => {
      found.value = one;
    });
  }, [seed, salt]);
  if (seed === null || !salt || !promised) return null;
  const kept = found.value === null ? null : found.value === promised;
  return (
    <p class="row small deal-check" data-kept={kept === null ? 'unknown' : kept}>
      {kept === null ? null : (
        <span role="status">
          <Icon id={kept ? 'check' : 'close'} />
          {say(kept ? text.dealKept : text.dealBroken)}
        </span>
      )}
      {replay ? (
        <button
          type="button"
          class="button small"
          data-do="copy-proof"
          onClick={() => void copy(writeDealProof({ commitment: promised, salt, replay }))}
        >
          <Icon id="copy" />
          {say(text.dealProof)}
        </button>
      ) : null}
    </p>
  );
}
