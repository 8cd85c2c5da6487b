/** A network that shares a budget, and how many times the budget of one address it has. */
export interface Network {
  readonly key: string;
  readonly times: number;
}

/** A home or a hired machine has at least a /64 of its own, often a /56 or a /48, and telephones share the wider ones. */
const WIDER = [
  { groups: 3, mask: 0xffff, bits: 48, times: 16 },
  { groups: 4, mask: 0xff00, bits: 56, times: 4 },
  { groups: 4, mask: 0xffff, bits: 64, times: 1 },
] as const;

const LONGEST = 64;

/** The networks an address counts for, the widest first; of IPv4 the address itself. */
export function networksOf(address: string): readonly Network[] {
  const plain = withoutPort(address);
  const groups = groupsOf(plain);
  if (!groups) return [{ key: plain.slice(0, LONGEST), times: 1 }];
  const mapped = mappedV4(groups);
  if (mapped !== null) return [{ key: mapped, times: 1 }];
  return WIDER.map(({ groups: count, mask, bits, times }) => {
    const kept = groups.slice(0, count).map((group, i) => (i === count - 1 ? group & mask : group));
    return { key: `${kept.map(group => group.toString(16)).join(':')}/${bits}`, times };
  });
}

/** The other end's address; of IPv6 only the /64, since a home has more addresses than there are codes. */
export function addressKey(address: string): string {
  return networksOf(address).at(-1)?.key ?? '';
}

/** Some proxies tell the caller's port too, which is another one with each connection. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}

/** The eight groups of an IPv6 address in any spelling; null for anything else. */
function groupsOf(address: string): number[] | null {
  const [plain = ''] = address.split('%', 1);
  if (!plain.includes(':')) return null;
  const [head = '', tail, more] = withoutDots(plain).split('::');
  const [before, after] = [hexGroups(head), hexGroups(tail ?? '')];
  if (!before || !after || more !== undefined) return null;
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...before, ...Array<number>(missing).fill(0), ...after];
}

/** `::ffff:1.2.3.4` as `::ffff:102:304`. */
function withoutDots(address: string): string {
  const [, head = '', ...bytes] = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address) ?? [];
  if (bytes.length < 4) return address;
  const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
  return `${head}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function hexGroups(text: string): number[] | null {
  if (text === '') return [];
  const parts = text.split(':');
  return parts.every(part => /^[0-9a-f]{1,4}$/i.test(part)) ? parts.map(part => Number.parseInt(part, 16)) : null;
}

/** IPv4 as a socket for both families tells it. */
function mappedV4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups[5] !== 0xffff || groups.slice(0, 5).some(group => group !== 0)) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
