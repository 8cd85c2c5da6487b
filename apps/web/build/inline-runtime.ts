import type { Plugin } from 'vite';

interface Chunk {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  code: string;
  imports: string[];
}

const isRuntime = (name: string): boolean => /(^|\/)rolldown-runtime-[^/]+\.js$/.test(name);

/**
 * Two lines of the bundler's that several files need would be a file of their own, which every first page waits for. They go
 * into each of those files instead.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    generateBundle(_options, bundle) {
      const files = bundle as unknown as Record<string, Chunk>;
      const runtime = Object.values(files).find(one => isRuntime(one.fileName));
      if (!runtime) return;
      const read = /^(.*)export\{(\w+)( as t)?\};?\s*$/s.exec(runtime.code);
      if (!read) throw new Error(`the bundler's runtime reads otherwise now: ${runtime.code}`);
      const [, body = '', name = 't'] = read;
      for (const one of Object.values(files)) {
        if (one.type !== 'chunk' || !one.imports.includes(runtime.fileName)) continue;
        one.code = one.code.replace(/import\{t as (\w+)\}from"[^"]*rolldown-runtime-[^"]*";?/, (_, local: string) => {
          return `var ${local}=(()=>{${body}return ${name}})();`;
        });
        if (one.code.includes('rolldown-runtime')) throw new Error(`${one.fileName} takes more of the runtime`);
        one.imports = one.imports.filter(file => file !== runtime.fileName);
      }
      delete files[runtime.fileName];
    },
  };
}
