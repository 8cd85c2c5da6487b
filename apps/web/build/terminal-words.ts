import type { Plugin } from 'vite';

const tellFile = /\/packages\/games\/[a-z]+\/tell\.ts$/;

/** Events in words are for the terminal and the tests: `tell.ts` of a game stays out of the page, which has words of its own. */
export function terminalWords(): Plugin {
  return {
    name: 'minoya-terminal-words',
    apply: 'build',
    load: id => (tellFile.test(id) ? 'export const tell = ({ type }) => type;' : null),
  };
}
