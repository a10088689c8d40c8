import { ensureBrowser } from '../../../scripts/browser.mjs';
import { browserArguments } from '../../demo-app/demo-app.mjs';
import { webDriverTab } from '../drivers/webdriver-tab.ts';
import { type Engine, phone } from './engine.ts';
import { startDriver } from './started-driver.ts';

export const chromium: Engine = {
  name: 'chromium',
  needs: { chromedriver: 'chromium-driver' },
  launch: async (endings) => {
    const deviceMetrics = { ...phone, pixelRatio: 1, mobile: true, touch: true };
    const options = {
      binary: await ensureBrowser(),
      args: ['--headless', '--lang=ko', ...browserArguments],
      mobileEmulation: { deviceMetrics },
    };
    const capabilities = { 'goog:chromeOptions': options };
    return webDriverTab(await startDriver('chromedriver', process.env, capabilities, endings));
  },
};
