import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

/** What a room adds to the head of a table: clock, stamps, the state of the line. */
export const headExtra = signal<FunctionComponent | null>(null);
