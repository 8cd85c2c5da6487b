import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { text } from '../text.ts';
import { deviceNames, LONGEST_NAME, nameSeat } from './device-names.ts';

/** Names for those who share this device, if they like; they are in the log, when the device is passed on, and in the result. */
export function DeviceNames({ count }: { count: number }): JSX.Element {
  const names = deviceNames();
  const title = say({ ja: '名前（なくてもよい）', en: 'Names (optional)' });
  return (
    <fieldset class="device-names">
      <legend class="small quiet">{title}</legend>
      {Array.from({ length: count }, (_, seat) => (
        <input
          key={seat}
          type="text"
          maxLength={LONGEST_NAME}
          autocomplete="off"
          aria-label={`${say(text.player(seat + 1))} ${title}`}
          placeholder={say(text.player(seat + 1))}
          defaultValue={names[seat] ?? ''}
          data-name={seat}
          onInput={({ currentTarget }) => nameSeat(seat, currentTarget.value)}
        />
      ))}
    </fieldset>
  );
}
