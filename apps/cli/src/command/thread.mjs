// A thread starts without the loader of TypeScript: this fetches it first.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
