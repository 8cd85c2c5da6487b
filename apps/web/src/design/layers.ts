import { signal } from '@preact/signals';

interface Layer {
  readonly close: () => void;
  /** What the back button does instead of only closing it. */
  readonly back: () => void;
}

const layers: Layer[] = [];
let pendingBack = 0;
let ownBacks = 0;
/** Entries of layers that opened while a step back was under way: made when it has arrived, or it would lead back from them. */
let owed = 0;

/** The address that the page under all layers is to have as soon as its entry is the present one. */
let awaited: string | null = null;

/** A move to another page that waits for a step back which is under way. */
let waiting: (() => void) | null = null;
/** A step back that leads nowhere is never heard of; after this many milliseconds nobody waits for it. */
const STEP_AT_MOST = 500;

/** How many sheets and dialogs lie over the page. */
export const openLayers = signal(0);

/**
 * Opens a layer that the back button closes. The returned function is called when it closed another way; both
 * may happen in any order and any number of times.
 */
export function pushLayer(close: () => void, back = close): () => void {
  const layer: Layer = { close, back };
  // A sheet that opens as another closes takes over its place in the history; not where the page below waits for its new address.
  const takesOver = awaited === null ? cancelBack() : stepBackNow();
  layers.push(layer);
  openLayers.value = layers.length;
  if (!takesOver) enter();
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    openLayers.value = layers.length;
    if (owed > 0) {
      owed -= 1;
      return;
    }
    // Later, because a menu entry may close its sheet and lead to another page in the same breath.
    pendingBack = window.setTimeout(stepBack);
  };
}

/** After a reload: the entries of sheets that lay over the page then lead nowhere, and are stepped over. */
export function forgetOldLayers(): void {
  const { layer = 0 } = (history.state ?? {}) as { readonly layer?: number };
  if (layer <= 0) return;
  ownBacks += 1;
  history.go(-layer);
}

function stepBack(): void {
  pendingBack = 0;
  ownBacks += 1;
  // A page that waits for its address is stepped back to over all that lies on it, which enters anew behind it.
  const above = awaited === null ? 0 : layers.length - owed;
  owed += above;
  history.go(-1 - above);
}

/** Does not wait for whatever else may happen in the same breath. Nobody's place is left to take over. */
function stepBackNow(): false {
  if (cancelBack()) stepBack();
  return false;
}

/** Gives the page under all layers another address, when it is its entry's turn. */
export function nameEntry(to: string): void {
  awaited = location.pathname === to ? null : to;
  if (layers.length === 0 && !pendingBack && ownBacks === 0) arrive();
}

/** The page's own entry is the present one. */
function arrive(): void {
  if (awaited !== null) history.replaceState(history.state, '', awaited);
  awaited = null;
}

/** The back button was pressed. True when a layer took it. */
export function backLayer(): boolean {
  if (ownBacks > 0) {
    ownBacks -= 1;
    if (ownBacks === 0 && layers.length === owed) arrive();
    for (; ownBacks === 0 && owed > 0; owed--) enter();
    if (ownBacks === 0) moveOn();
    return true;
  }
  const top = layers.pop();
  if (!top) return false;
  openLayers.value = layers.length;
  if (layers.length === 0) arrive();
  top.back();
  return true;
}

/** A move to another page closes all layers and takes over their place in the history. True if there was one. */
export function dropLayers(): boolean {
  const pending = cancelBack();
  const any = layers.length > owed;
  owed = 0;
  awaited = null;
  for (const layer of layers.splice(0)) layer.close();
  openLayers.value = 0;
  return any || pending;
}

/** Moves to another page; not while a step back is under way, which would lead back from there. */
export function onceArrived(move: () => void): void {
  if (ownBacks === 0) return move();
  waiting = move;
  window.setTimeout(moveOn, STEP_AT_MOST);
}

function moveOn(): void {
  const move = waiting;
  waiting = null;
  if (move === null) return;
  ownBacks = 0;
  move();
}

/** Closes all layers and steps back over their entries: whoever opens anew where they are finds no second entry of it behind them. */
export function leaveLayers(): void {
  const entries = layers.length - owed + (cancelBack() ? 1 : 0);
  owed = 0;
  for (const layer of layers.splice(0)) layer.close();
  openLayers.value = 0;
  if (entries <= 0) return;
  ownBacks += 1;
  history.go(-entries);
}

/** An entry of the history for the layer on top. */
function enter(): void {
  if (ownBacks > 0) owed += 1;
  else history.pushState({ layer: layers.length }, '', location.href);
}

function cancelBack(): boolean {
  if (!pendingBack) return false;
  clearTimeout(pendingBack);
  pendingBack = 0;
  return true;
}
