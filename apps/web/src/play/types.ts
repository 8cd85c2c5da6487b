export type { ActionOf, EventOf, StateOf } from '@minoya/kernel';
