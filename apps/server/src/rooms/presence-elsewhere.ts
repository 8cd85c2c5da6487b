/** Nodes of an older version repeat themselves every second and say nothing when they die. */
const BRIEF_MS = 5_000;
const NOBODY: readonly string[] = [];

interface Told {
  readonly who: readonly string[];
  readonly until: number;
}

/** Who is connected to which room on other nodes, as they told. */
export class PresenceElsewhere {
  private readonly rooms = new Map<string, Map<string, Told>>();

  /** Whether that is news. */
  remember(room: string, node: string, who: readonly string[], briefly: boolean): boolean {
    const nodes = this.rooms.get(room) ?? new Map<string, Told>();
    const known = nodes.get(node)?.who ?? NOBODY;
    const until = briefly ? performance.now() + BRIEF_MS : Number.POSITIVE_INFINITY;
    if (who.length > 0) nodes.set(node, { who, until });
    else nodes.delete(node);
    if (nodes.size > 0) this.rooms.set(room, nodes);
    else this.rooms.delete(room);
    return known.length !== who.length || known.some((one, i) => one !== who[i]);
  }

  of(room: string): readonly string[] {
    const nodes = this.rooms.get(room);
    if (!nodes) return NOBODY;
    const now = performance.now();
    return [...nodes.values()].filter(told => told.until > now).flatMap(told => told.who);
  }

  /** Forgets a node; returns the rooms where it had people. */
  drop(node: string): string[] {
    const left: string[] = [];
    for (const [room, nodes] of this.rooms) {
      if (!nodes.delete(node)) continue;
      if (nodes.size === 0) this.rooms.delete(room);
      left.push(room);
    }
    return left;
  }
}
