import { runMain } from '#server/commands/run-main.ts';
import { runSearchRebuild } from './run-search-rebuild.ts';

await runMain((_words, env) => runSearchRebuild(env, (line) => process.stderr.write(`${line}\n`)));
