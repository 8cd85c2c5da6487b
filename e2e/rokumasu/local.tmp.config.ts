import config from '../playwright.config.ts';
const all = { ...config } as Record<string, unknown> & { use: Record<string, unknown> };
delete all.webServer;
export default {
  ...all,
  testDir: process.env.ALL ? import.meta.dirname + '/..' : import.meta.dirname,
  outputDir: '/tmp/roku-results',
  use: { ...all.use, baseURL: process.env.BASE ?? 'http://127.0.0.1:5232' },
};
