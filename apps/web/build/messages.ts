import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A text for players, as another language is asked for it. */
export interface Message {
  readonly ja: string;
  readonly en: string;
  /** `apps/web/src/shell/text.ts:12` */
  readonly at: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

type Pair = readonly [ja: string, en: string, start: number];

const root = path.join(import.meta.dirname, '../../..');
const folders = ['apps/web/src', 'packages/games', 'packages/kernel', 'packages/shared'];

/** Every message of our sources, in the order of files and lines. */
export function allMessages(): Message[] {
  return folders.flatMap(sources).flatMap(file => messagesIn(file, readFileSync(path.join(root, file), 'utf8')));
}

/** Texts that are glued together where they stand, so that no dictionary could say them: `{ ja: `${n}手`, … }`. */
export function gluedTexts(): string[] {
  return folders.flatMap(sources).flatMap(file => gluedIn(file, readFileSync(path.join(root, file), 'utf8')));
}

export function gluedIn(file: string, text: string): string[] {
  if (!/\b(ja|en)\b/.test(text)) return [];
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(look);
    if (!isNode(node)) return;
    const isText = node.type === 'Property' && /^(ja|en)$/.test(String((node['key'] as Node)['name']));
    const value = node['value'];
    if (isText && isNode(value) && value.type === 'TemplateLiteral' && textOf(value) === null)
      found.push(`${file}:${text.slice(0, node.start).split('\n').length}`);
    Object.values(node).forEach(look);
  };
  look(parseSync(file, text).program);
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.split(path.sep).join('/')}`)
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|node_modules|\/testing\//.test(file))
    .sort();
}

/** What every message has about it. Most files have none of these, and need not be taken apart. */
const traces = /[ぁ-ヿ一-鿿]|\bja\b|\d pt /;

export function messagesIn(file: string, text: string): Message[] {
  if (!traces.test(text)) return [];
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const lineOf = (start: number): number => text.slice(0, start).split('\n').length;
  return pairsIn(program as unknown as Node).map(([ja, en, start]) => ({ ja, en, at: `${file}:${lineOf(start)}` }));
}

/** `{ ja, en }`; a Japanese text with its English right after it in a list or a call; and a card's line in a drawing. */
function pairsIn(node: unknown, found: Pair[] = []): Pair[] {
  if (Array.isArray(node)) for (const one of node) pairsIn(one, found);
  if (!isNode(node) || (node.type === 'ObjectExpression' && ofObject(node, found))) return found;
  const listed = node['elements'] ?? node['arguments'];
  if (Array.isArray(listed)) found.push(...ofNeighbours(listed.filter(isNode)));
  found.push(...ofDrawing(node));
  for (const part in node) if (typeof node[part] === 'object') pairsIn(node[part], found);
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Whether the object is a text in both languages, or several. */
function ofObject(node: Node, found: Pair[]): boolean {
  const parts = new Map<string, Node>();
  for (const part of (node['properties'] as readonly Node[]).filter(one => one.type === 'Property')) {
    const key = part['key'] as Node;
    parts.set(String(key['name'] ?? key['value']), part['value'] as Node);
  }
  const [ja, en] = [parts.get('ja'), parts.get('en')];
  if (!ja || !en) return false;
  const [jas, ens] = [textsOf(ja), textsOf(en)];
  if (!jas || !ens) return false;
  for (const [i, one] of jas.entries()) found.push([one, ens[i] ?? '', node.start]);
  for (const [key, part] of parts) if (key !== 'ja' && key !== 'en') pairsIn(part, found);
  return true;
}

/** The texts of a literal or of a list of them; null for anything that is made while it runs. */
function textsOf(node: Node): readonly string[] | null {
  const one = textOf(node);
  if (one !== null) return [one];
  const elements = node.type === 'ArrayExpression' ? (node['elements'] as readonly Node[]).map(textOf) : [null];
  return elements.every(text => text !== null) ? elements : null;
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  const [first, ...more] = node.type === 'TemplateLiteral' ? (node['quasis'] as readonly Node[]) : [];
  return first && more.length === 0 ? (first['value'] as { cooked: string }).cooked : null;
}

const japanese = /[ぁ-ヿ一-鿿]/;

function ofNeighbours(nodes: readonly Node[]): Pair[] {
  return nodes.flatMap((node, i): Pair[] => {
    const next = nodes[i + 1];
    const [ja, en] = [textOf(node), next ? textOf(next) : null];
    return ja && en && japanese.test(ja) && !japanese.test(en) ? [[ja, en, node.start]] : [];
  });
}

/** `w01 0 pt reward i2: 名前 / name` */
function ofDrawing(node: Node): Pair[] {
  const text = textOf(node);
  const lines = text?.includes(' pt ') ? text.split('\n') : [];
  return lines.flatMap((line): Pair[] => {
    const [, ja, en] = /^\w+ \d pt .*: (.+) \/ (.+)$/.exec(line) ?? [];
    return ja && en ? [[ja, en, node.start]] : [];
  });
}
