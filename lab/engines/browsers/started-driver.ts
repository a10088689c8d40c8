import { freePort } from '../../processes/free-port.ts';
import { until } from '../../processes/until.ts';
import { openSession, type WebDriver, webDriver } from '../drivers/webdriver.ts';
import type { Endings } from '../endings.ts';
import { startProgram } from './started-program.ts';

const READY_LIMIT_MS = 30_000;

export async function startDriver(
  program: string,
  env: NodeJS.ProcessEnv,
  capabilities: object,
  endings: Endings,
): Promise<WebDriver> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = startProgram([program, `--port=${port}`], env, endings);
  await until(`${program} to answer`, READY_LIMIT_MS, () => {
    driver.output();
    return webDriver(address)
      .send('GET', '/status')
      .then(() => true)
      .catch(() => false);
  });
  const session = await openSession(address, capabilities);
  endings.add(async () => {
    await session.send('DELETE', '');
  });
  return session;
}
