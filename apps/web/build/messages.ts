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

export function messagesIn(file: string, text: string): Message[] {
  if (!/[ぁ-ヿ一-鿿]/.test(text)) return [];
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const lineOf = (start: number): number => text.slice(0, start).split('\n').length;
  return pairsIn(program as unknown as Node).map(([ja, en, start]) => ({ ja, en, at: `${file}:${lineOf(start)}` }));
}

/** `{ ja, en }`; a Japanese text with its English right after it in a list or a call; and a card's line in a drawing. */
function pairsIn(node: unknown): Pair[] {
  if (Array.isArray(node)) return node.flatMap(pairsIn);
  if (!isNode(node)) return [];
  const named = node.type === 'ObjectExpression' ? ofObject(node) : null;
  if (named) return named;
  const listed = node['elements'] ?? node['arguments'];
  const neighbours = Array.isArray(listed) ? ofNeighbours(listed.filter(isNode)) : [];
  return [...neighbours, ...ofDrawing(node), ...Object.values(node).flatMap(pairsIn)];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function ofObject(node: Node): Pair[] | null {
  const parts = new Map<string, Node>();
  for (const part of (node['properties'] as readonly Node[]).filter(one => one.type === 'Property')) {
    const key = part['key'] as Node;
    parts.set(String(key['name'] ?? key['value']), part['value'] as Node);
  }
  const [ja, en] = [parts.get('ja'), parts.get('en')];
  if (!ja || !en) return null;
  const rest = [...parts].filter(([key]) => key !== 'ja' && key !== 'en').flatMap(([, part]) => pairsIn(part));
  const [jas, ens] = [textsOf(ja), textsOf(en)];
  return jas && ens ? [...jas.map((one, i): Pair => [one, ens[i] ?? '', node.start]), ...rest] : null;
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
  const lines = textOf(node)?.split('\n') ?? [];
  return lines.flatMap((line): Pair[] => {
    const [, ja, en] = /^\w+ \d pt .*: (.+) \/ (.+)$/.exec(line) ?? [];
    return ja && en ? [[ja, en, node.start]] : [];
  });
}
