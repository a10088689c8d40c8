import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { runInForeground } from '../../scripts/child-process.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';
import { runMain } from '../../scripts/project.mjs';
import { say, withLimit } from '../limit.mjs';
import {
  buildPrevious,
  checkOut,
  findBarrier,
  findPrevious,
  installPrevious,
  migrationsSince,
  runPreviousTests,
} from './previous-release.mjs';
import { judge } from './previous-verdict.mjs';

const limitMs = 60 * 60_000;

const USAGE = `npm run lab -- previous [--commit <commit>] [--minutes 1] [<part of a test's path> …]

If the release before this one works on the schema of this one: both serve one database under load,
and then all API tests of the earlier one, or those that are named, run on the schema of this one.
Ends with 0 when none fails but those that are about the schema itself
(lab/previous/schema-tests.mjs). Otherwise: stops the earlier release under load and starts this one,
with the demo and with 20,000 clubs, and ends with 0 when nothing is lost or duplicated and a tab that
was open still works. Without a commit: the newest tag below HEAD, or the commit before HEAD.
`;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      commit: { type: 'string' },
      minutes: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  await ensureInstalled();
  const commit = values.commit ?? findPrevious();
  const folder = mkdtempSync(path.join(tmpdir(), 'azit-previous-'));
  try {
    checkOut(commit, folder);
    const added = migrationsSince(folder);
    console.log(`${commit} and this: ${added.length} migrations between them ${added.join(' ')}`);
    await withLimit('installing the packages of the previous release', limitMs, (signal) =>
      installPrevious(folder, signal),
    );
    const barrier = findBarrier(folder, added);
    if (barrier !== undefined) {
      say(`${barrier} needs the earlier release stopped: upgrading under load`);
      return await upgrade(folder, values.minutes);
    }
    say('both releases on one database');
    const command = ['node', 'lab/chaos/two-releases.ts', folder, values.minutes];
    const together = await runInForeground([{ command }]);
    const { code, report } = await withLimit('its API tests on this schema', limitMs, (signal) =>
      runPreviousTests(folder, positionals, signal),
    );
    const verdict = judge(report, code, folder);
    for (const { name, why } of verdict.excused) console.log(`about the schema: ${name} (${why})`);
    for (const name of verdict.failed) console.log(`failed: ${name}`);
    console.log(
      `API tests of ${commit} on this schema: ${verdict.passed} passed, ` +
        `${verdict.excused.length} about the schema itself, ${verdict.failed.length} failed`,
    );
    return together || (verdict.failed.length === 0 ? 0 : 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * @param {string} folder
 * @param {string} minutes
 */
async function upgrade(folder, minutes) {
  process.env.CHROMIUM_PATH = await ensureBrowser();
  await withLimit('the web build of the previous release', limitMs, (signal) =>
    buildPrevious(folder, signal),
  );
  return runInForeground([{ command: ['node', 'lab/previous/upgrade/main.ts', folder, minutes] }]);
}
