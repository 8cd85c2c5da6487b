import { debugTable, give, must } from '../polyform/position.ts';
import { appears, ask, check, click, count, drag, keep, kept, place, says, type Tab, text, until } from './tab.ts';

/** Normal speed, no sound: sheets and turns must come as a player sees them. */
const settings = { 'minoya:settings': { speed: 1, muted: true } };
const save = 'minoya:quick:polyform:main';
const mine = async (tab: Tab): Promise<boolean> => (await text(tab, '.turn-name')) === 'あなたのターン';
const lines = async (tab: Tab): Promise<number> => (await kept<{ log: unknown[] }>(tab, save))?.log.length ?? 0;

/** A game against a machine: a card, a piece by drag, the sheet that ends a turn, the machine's turn, a reload. */
export async function bots(tab: Tab): Promise<void> {
  await keep(tab, settings);
  await tab.go('/polyform');
  await click(tab, '[data-do="bots"]');
  await appears(tab, '.polyform');
  await until('my turn', () => mine(tab), 30_000);
  await takeCard(tab, 'white-0');
  await until('a card of mine', async () => (await count(tab, '.own-card.pcard')) === 1);
  await dragPiece(tab);
  await click(tab, '[data-action="end"]');
  await click(tab, 'dialog .sheet-foot .primary');
  await until('the machine', async () => !(await mine(tab)));
  await until('my turn again', () => mine(tab), 30_000);
  const before = await lines(tab);
  check(before > 3, 'the machine has played');
  await tab.reload();
  await until('the same turn', () => mine(tab));
  check((await lines(tab)) === before, 'nothing is lost');
}

async function takeCard(tab: Tab, at: string): Promise<void> {
  if ((await count(tab, '.market-strip')) > 0) await click(tab, '.market-strip .strip-place');
  await click(tab, `[data-market="${at}"] .market-card`);
  await click(tab, `[data-market="${at}"] .take`);
  await until('no sheet', async () => (await count(tab, 'dialog[open]')) === 0);
}

async function dragPiece(tab: Tab): Promise<void> {
  const to = await place(tab, '.own-card.pcard .cell[data-marks~="free"]');
  await drag(tab, '.tray-piece[data-piece="dot"]', to, () => appears(tab, '.ghost[data-fits="true"]'));
  await appears(tab, '.cell[data-marks~="planned"]');
  await click(tab, '[data-do="confirm"]');
  await appears(tab, '.cell[data-marks~="filled"]');
}

/** Two windows at one table: a room, its code, a turn that the other sees, a reload in the middle. */
export async function room(host: Tab, guest: Tab): Promise<void> {
  const tabs = [host, guest];
  for (const tab of tabs) await keep(tab, settings);
  await host.go('/polyform');
  await click(host, '[data-do="make-room"]');
  await appears(host, 'h1 .room-code');
  const code = (await text(host, 'h1 .room-code')).trim();
  await guest.go(`/polyform/room/${code}`);
  await click(guest, '[data-do="ready"]');
  await click(host, '[data-do="start"][aria-disabled="false"]');
  for (const tab of tabs) await appears(tab, '.polyform');
  await until('somebody’s turn', async () => (await mine(host)) || (await mine(guest)));
  const [player, other] = (await mine(host)) ? [host, guest] : [guest, host];
  await takeCard(player, 'white-0');
  await click(player, '[data-action="gain"][aria-disabled="false"]');
  await until('the market in both windows', async () => (await market(player)) === (await market(other)));
  await other.reload();
  await appears(other, '.polyform');
  await click(player, '[data-action="gain"][aria-disabled="false"]');
  await click(player, '[data-do="end-turn"]');
  await until('the other’s turn', () => mine(other));
  await takeCard(other, 'black-0');
  await until('a card of the other', async () => (await count(other, '.own-card.pcard')) === 1);
  await says(other, '.own-card.empty', 'パズル取得');
}

/** The cards alone: what stands below them is about the one who looks. */
const market = (tab: Tab): Promise<string> =>
  ask(tab, () => {
    const places = [...document.querySelectorAll('.market-card, .strip-place')];
    return places.map(place => `${place.textContent} ${place.querySelectorAll('.cell, rect').length}`).join();
  });

/** A phone on its side, in English: a held piece leaves room for the words beside it. */
export async function sideways(tab: Tab): Promise<void> {
  const match = must(give(debugTable('size'), 'i2', 'i3'), 'take b1');
  const { game, version, setup, seed, log } = match.replay();
  const line = { ja: '', en: '' };
  const run = { game, version, slot: 'main', setup, seed, log, state: match.state, started: 1, saved: 1, line };
  const english = { 'minoya:settings': { speed: 'instant', muted: true, lang: 'en' } };
  await keep(tab, { ...english, [save]: { ...run, progress: null, marks: { seat0: 0, seat1: 0 } } });
  await tab.go('/polyform/play');
  await click(tab, '.tray-piece[data-piece="dot"]');
  await click(tab, '.own-card .cell[data-marks~="legal"]');
  await click(tab, '.tray-piece[data-piece="i2"]');
  await says(tab, '[data-do="confirm"]', 'Confirm');
  const cut = await ask(tab, () =>
    [...document.querySelectorAll('.hold-bar .button')]
      .filter(one => one.scrollWidth > one.clientWidth + 1)
      .map(one => one.textContent ?? ''),
  );
  check(cut.length === 0, `cut: ${cut.join(', ')}`);
}
