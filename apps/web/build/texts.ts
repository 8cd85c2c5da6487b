import { parseSync } from 'vite';

/** A text that a player may read, as it stands in a source file. */
export interface PlayerText {
  readonly language: 'ja' | 'en';
  /** With `0` where a value is put in: `${n}` in a template, `{n}` in a table of the rules. */
  readonly text: string;
  readonly line: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const JAPANESE = /[\u3041-\u30ff\u4e00-\u9fff]/;
/** Words, not an id: `First line`, `3 left`, never `first-line`. */
const WORDS = /[A-Z]|\w \w/;
const ID = /^[a-z]+:\w*$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap(value =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** What a literal says; null for all other nodes. */
function saidBy(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { cooked: string } }[]).map(part => part.value.cooked).join('0');
}

function keyOf(node: Node): string | null {
  const key = node.type === 'Property' ? (node['key'] as Node) : null;
  return key?.type === 'Identifier' ? String(key['name']) : null;
}

/**
 * Every text of a source file: all that is Japanese, whatever stands under `en`, and what stands beside Japanese in a list or a
 * call, as the rows of many tables do.
 */
export function textsIn(source: string): PlayerText[] {
  const found: PlayerText[] = [];
  const lineAt = (at: number): number => source.slice(0, at).split('\n').length;
  const visit = (node: Node, english: boolean): void => {
    const said = saidBy(node)?.replace(/\{\w+\}/g, '0') ?? null;
    if (said !== null && JAPANESE.test(said)) found.push({ language: 'ja', text: said, line: lineAt(node.start) });
    else if (said !== null && english && said !== '' && !ID.test(said))
      found.push({ language: 'en', text: said, line: lineAt(node.start) });
    const beside = (node.type === 'ArrayExpression' || node.type === 'CallExpression') && hasJapanese(node);
    for (const child of childrenOf(node)) {
      const words = beside && WORDS.test(saidBy(child) ?? '');
      visit(
        child,
        keyOf(node) === 'en' ? child !== node['key'] : words || (english && node.type !== 'BinaryExpression'),
      );
    }
  };
  visit(parseSync('text.tsx', source, { lang: 'tsx' }).program as unknown as Node, false);
  return found;
}

const hasJapanese = (node: Node): boolean => childrenOf(node).some(child => JAPANESE.test(saidBy(child) ?? ''));
