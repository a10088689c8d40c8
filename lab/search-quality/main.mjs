import { runInForeground } from '../../scripts/child-process.mjs';
import { runMain } from '../../scripts/project.mjs';

await runMain(() =>
  runInForeground([{ command: ['vitest', 'run', '--project', 'api', 'search-quality'] }]),
);
