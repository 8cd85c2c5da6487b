/** A room's log holds something that was never written, or lacks something that was. Trying again does not help. */
export class DamagedLog extends Error {
  readonly code = 'DAMAGED';
}
