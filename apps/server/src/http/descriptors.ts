import { readFileSync } from 'node:fs';

/** What everything but callers needs: the store, threads, files of the app, a few to spare. */
const LEAST_RESERVE = 96;
/** Where the system does not tell: the least that systems give. */
const UNKNOWN_LIMIT = 256;

/** How many callers may be connected at once, so that the rest of the server never lacks a descriptor. */
export function mostConnections(limit = descriptorLimit() ?? UNKNOWN_LIMIT): number {
  return Math.max(16, limit - Math.max(LEAST_RESERVE, Math.ceil(limit / 8)));
}

/** How many files and sockets the system lets this process open; null when it does not say. */
function descriptorLimit(): number | null {
  try {
    const told = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    if (told !== undefined) return told === 'unlimited' ? 1_000_000 : Number(told);
  } catch {
    // Not Linux.
  }
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : null;
}
