import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { browserFlags, browserPath } from '../browser.ts';
const [out = '', cols = '4', width = '390', ...files] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
const page = await browser.newPage({ viewport: { width: Number(cols) * (Number(width) + 6), height: 600 } });
await page.setContent(
  `<body style="margin:0;background:#888;display:flex;flex-wrap:wrap;gap:6px">${files.map(f => `<img style="width:${width}px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')}`,
);
await page.waitForTimeout(300);
await page.screenshot({ path: out, fullPage: true });
await browser.close();
