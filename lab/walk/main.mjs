// npm run lab -- walk [folder]: photographs every screen as every kind of visitor, at every width and in
// every state. Contact sheets go to the folder (default .walk); `--only=detail,join --widths=390
// --as=host,waiting` narrows the run. Prints measurable faults; the sheets are for review by eye.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { root, runMain } from '../../scripts/project.mjs';
import { browserArguments, withDemoApp } from '../demo-app/demo-app.mjs';
import { withLimit } from '../limit.mjs';
import { arrangeContent } from './content.mjs';
import { planWalk } from './plan.mjs';
import { writeSheets } from './sheet.mjs';
import { visit } from './visit.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '320,390,768,1280,1440' },
    as: { type: 'string' },
  },
});
const folder = path.resolve(root, positionals[0] ?? '.walk');
const atOnce = 3;
const legLimitMs = 10 * 60_000;
const widths = values.widths.split(',').map(Number);

await runMain(async () => {
  await mkdir(folder, { recursive: true });
  await withDemoApp(walkAll, { RATE_LIMIT_FACTOR: '0' });
  return 0;
});

/** @param {string} address */
async function walkAll(address) {
  const content = await withLimit('the content', legLimitMs, () => arrangeContent(address));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    for (const leg of planWalk(content, values.as?.split(','), values.only?.split(','))) {
      for (const width of leg.widths ?? widths) {
        const what = `the walk of ${leg.name} at ${width}`;
        await withLimit(what, legLimitMs, () => walkLeg(browser, address, leg, width));
      }
    }
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {import('./stops.mjs').Leg} leg
 * @param {number} width
 */
async function walkLeg(browser, address, leg, width) {
  const how = { address, width, storageState: leg.storageState };
  /** @type {import('./or-finding.mjs').Shot[]} */
  const shots = [];
  for (let first = 0; first < leg.stops.length; first += atOnce) {
    const stops = leg.stops.slice(first, first + atOnce);
    shots.push(
      ...(await Promise.all(
        stops.map((stop) => visit(browser, how, leg.arrange, stop, leg.waits)),
      )),
    );
  }
  for (const { label, findings } of shots) {
    for (const finding of findings) console.log(`${leg.name} ${width} ${label}: ${finding}`);
  }
  await writeSheets(folder, leg.name, width, shots);
}
