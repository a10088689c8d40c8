import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runInForeground } from './child-process.mjs';
import { ensureInstalled } from './install.mjs';
import { say } from './limit.mjs';
import {
  checkOut,
  findPrevious,
  installPrevious,
  migrationsSince,
  requireOverlap,
  runPreviousTests,
} from './previous-release.mjs';
import { runMain } from './project.mjs';

const USAGE = `npm run previous -- [--commit <commit>] [--minutes 1] [<part of a test's path> …]

Whether the release before this one works on the schema of this one: both serve one database under
load, and then the API tests of the earlier one run on the schema of this one. Without a commit: the newest tag below HEAD, or
the commit before HEAD where there is none.
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
    requireOverlap(folder, added);
    say('installing the packages of the previous release');
    await installPrevious(folder);
    say('both releases on one database');
    const command = ['node', 'chaos/two-releases.ts', folder, values.minutes];
    const together = await runInForeground([{ command }]);
    say('its API tests on the schema of this release');
    const tested = await runPreviousTests(folder, positionals);
    console.log(`API tests of ${commit} on this schema: ${tested === 0 ? 'passed' : 'failed'}`);
    return together || tested;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
