import { once } from 'node:events';
import { startServer } from '../../e2e/server.ts';
import { ExpectedFailure } from '../../scripts/project.mjs';
import { ensureWebBuilt } from '../../scripts/web-build.mjs';
import { say, withLimit } from '../limit.mjs';
import { playActs } from './acts/play-acts.ts';
import { chromium } from './browsers/chromium.ts';
import type { Engine } from './browsers/engine.ts';
import { firefox } from './browsers/firefox.ts';
import { installPrograms } from './browsers/missing-programs.ts';
import { webkit } from './browsers/webkit.ts';
import { writeContactSheets } from './contact-sheet.ts';
import { Endings } from './endings.ts';
import type { Outcome, Shot } from './play.ts';
import { openMemberRoutes, openPublicRoutes } from './routes.ts';
import { storeLogin } from './stored-login.ts';
import { renderTable } from './table.ts';
import { visitorAt } from './visitor.ts';
import { copyWatchedBuild } from './watched-build.ts';
import { arrangeWorld, type World } from './world.ts';

const engines: readonly Engine[] = [chromium, firefox, webkit];
const BUILD_LIMIT_MS = 3 * 60_000;
const ENGINE_LIMIT_MS = 4 * 60_000;

type Played = { shots: Shot[]; outcomes: Outcome[] };

export async function runEngines(names: string[] | undefined, stop: AbortSignal) {
  const chosen = engines.filter(({ name }) => names?.includes(name) ?? true);
  if (chosen.length === 0) throw new ExpectedFailure(`no such engine: ${names}`);
  const endings = new Endings();
  const played: Played = { shots: [], outcomes: [] };
  try {
    await installPrograms(chosen);
    await withLimit('the web build', BUILD_LIMIT_MS, () => ensureWebBuilt());
    const folder = await copyWatchedBuild(endings);
    const server = await startServer({ DEMO: 'on', WEB_DIST_DIR: folder });
    endings.add(server.stop);
    const world = await arrangeWorld(server.url, server.dataDir);
    for (const engine of chosen) await runWithinLimit(engine, world, played, stop);
  } finally {
    for (const failure of await endings.endAll()) say(`not ended well: ${failure}`);
  }
  const sheets = await writeContactSheets(played.shots);
  console.log(
    renderTable(
      chosen.map(({ name }) => name),
      played.outcomes,
    ),
  );
  console.log(`\nScreens side by side: ${sheets}`);
  return played.outcomes.every(({ misses }) => misses.length === 0);
}

async function runWithinLimit(engine: Engine, world: World, played: Played, stop: AbortSignal) {
  const { name } = engine;
  const endings = new Endings();
  try {
    stop.throwIfAborted();
    const over = once(stop, 'abort').then(() => Promise.reject(stop.reason));
    const turn = (limit: AbortSignal) =>
      runEngine(engine, world, played, endings, AbortSignal.any([limit, stop]));
    await Promise.race([withLimit(name, ENGINE_LIMIT_MS, turn), over]);
  } catch (error) {
    played.outcomes.push({ engine: name, what: 'to the end', misses: [String(error)] });
  } finally {
    for (const failure of await endings.endAll()) say(`not ended well: ${failure}`);
  }
}

async function runEngine(
  { name, launch }: Engine,
  world: World,
  played: Played,
  endings: Endings,
  signal: AbortSignal,
) {
  const invite = async () => {
    const visitor = visitorAt(await launch(endings), world.address);
    // robots.txt gives the tab the app's origin, which `takeFaults` needs for sessionStorage,
    // without starting the app.
    await visitor.open('/robots.txt');
    return visitor;
  };
  const [guest, host] = [await invite(), await invite()];
  const play = { engine: name, world, guest, host, invite, signal, ...played };
  await storeLogin(host, world.host);
  await playActs(play);
  await openMemberRoutes(play);
  await openPublicRoutes(play);
}
