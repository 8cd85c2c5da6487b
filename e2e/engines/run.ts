import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Work } from '../../apps/cli/src/command/command.ts';
import { prepare } from '../../apps/cli/src/command/prepare.ts';
import { serve } from '../serve.ts';
import { openFirefox } from './firefox.ts';
import { type Flow, flows } from './flows.ts';
import type { Engine, Size, Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

interface Options {
  readonly in: 'firefox' | 'webkit';
  readonly size: readonly string[];
}

const sizeOf = (text: string): Size => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
};

const seconds = (since: number): string => ((Date.now() - since) / 1000).toFixed(1);
const pictures = join(import.meta.dirname, '../../test-results');

/** What went wrong; empty when it went well and no window complained. */
async function play(engine: Engine, name: string, flow: Flow, size: Size): Promise<string> {
  const tabs: Tab[] = [];
  const open = async (): Promise<Tab> => {
    const tab = await engine.open(size);
    tabs.push(tab);
    return tab;
  };
  let trouble = await flow.play(open).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  for (const [i, tab] of tabs.entries()) {
    const file = join(pictures, `engines-${name}-${size.width}-${i + 1}.png`);
    if (trouble) await tab.picture(file).catch(() => undefined);
    await tab.close();
    if (tab.complaints.length > 0) trouble ||= tab.complaints.join('; ');
  }
  return trouble;
}

export async function run(options: Options, work: Work, wanted: readonly string[]): Promise<number> {
  await prepare([options.in, 'build'], work);
  mkdirSync(pictures, { recursive: true });
  const base = await serve(work);
  const engine = await (options.in === 'webkit' ? openWebKit(base) : openFirefox(base));
  work.atEnd(() => engine.stop());
  work.say(engine.name);
  let failed = 0;
  for (const [name, flow] of Object.entries(flows)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const size of flow.size ? [flow.size] : options.size.map(sizeOf)) {
      if (work.stopped()) return 1;
      const title = `${name} ${size.width}×${size.height}`;
      work.progress(title);
      const began = Date.now();
      const trouble = await play(engine, name, flow, size);
      work.say(`${trouble ? '✗' : '✓'} ${title} (${seconds(began)} s)${trouble ? `\n  ${trouble}` : ''}`);
      if (trouble) failed++;
    }
  }
  work.say(failed > 0 ? `${failed} failed.` : 'All of it holds.');
  return failed > 0 ? 1 : 0;
}
