import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../../processes/until.ts';
import { connectBidi } from '../drivers/bidi.ts';
import { bidiTab } from '../drivers/bidi-tab.ts';
import { type Engine, phone } from './engine.ts';
import { startProgram } from './started-program.ts';

const READY_LIMIT_MS = 60_000;
const preferences = `
user_pref("intl.accept_languages", "ko");
user_pref("browser.startup.page", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
user_pref("services.settings.server", "");
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
`;

/** Debian has no geckodriver, so Firefox is driven directly over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  needs: { 'firefox-esr': 'firefox-esr' },
  launch: async (endings) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'azit-firefox-'));
    endings.add(() => rm(profile, { recursive: true, force: true }));
    await writeFile(path.join(profile, 'user.js'), preferences);
    const command = ['firefox-esr', '--headless', '--no-remote', '--profile', profile];
    const port = ['--remote-debugging-port', '0', 'about:blank'];
    const env = { ...process.env, HOME: profile };
    const browser = startProgram([...command, ...port], env, endings);
    const address = () => /BiDi listening on (ws:\S+)/.exec(browser.output())?.[1];
    await until('Firefox to listen', READY_LIMIT_MS, () => address() !== undefined);
    const bidi = await connectBidi(`${address()}/session`);
    endings.add(async () => bidi.close());
    await bidi.send('session.new', { capabilities: {} });
    const { contexts } = await bidi.send('browsingContext.getTree');
    const { context } = Object(Object(contexts)[0]);
    await bidi.send('browsingContext.setViewport', {
      context,
      viewport: phone,
      devicePixelRatio: 1,
    });
    return bidiTab(bidi, context);
  },
};
