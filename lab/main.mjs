import path from 'node:path';
import { ensureBrowser } from '../scripts/browser.mjs';
import { runInForeground } from '../scripts/child-process.mjs';
import { ensureInstalled } from '../scripts/install.mjs';
import { ExpectedFailure, node24, runMain } from '../scripts/project.mjs';
import { commands } from './commands.mjs';
import { endingDescendants } from './processes/end-descendants.mjs';
import { ensurePrograms, requireRoot } from './required-programs.mjs';

const usage = 'npm run lab -- <name> [options]; <name> --help explains the options';
const shortFailures = new URL('processes/short-failures.mjs', import.meta.url).href;

await runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined || name === '--help') {
    console.log(`${usage}\n\n${listCommands()}`);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw new ExpectedFailure(`there is no ${name}: ${usage}\n\n${listCommands()}`);
  }
  const isHelp = args.includes('--help');
  if (isHelp && !command.explainsItself) {
    console.log(explain(name, command));
    return 0;
  }
  await ensureInstalled();
  if (!isHelp) await prepare(name, command);
  const file = path.join(import.meta.dirname, command.file);
  const program = file.endsWith('.sh') ? ['sh'] : [node24, '--import', shortFailures];
  const programCommand = [...program, file, ...(command.args ?? []), ...args];
  return endingDescendants(() => runInForeground([{ command: programCommand }]));
});

/**
 * @param {string} name
 * @param {import('./commands.mjs').LabCommand} command
 */
async function prepare(name, { needs, programs = {}, needsRoot = false }) {
  if (needsRoot) requireRoot(name);
  await ensurePrograms(programs);
  if (needs === 'browser') process.env.CHROMIUM_PATH = await ensureBrowser();
}

/**
 * @param {string} name
 * @param {import('./commands.mjs').LabCommand} command
 */
function explain(name, { about, options = { 'no options': '' } }) {
  return `npm run lab -- ${name}: ${about}\n\n${inColumns(options)}`;
}

function listCommands() {
  return inColumns(
    Object.fromEntries(Object.entries(commands).map(([name, { about }]) => [name, about])),
  );
}

/** @param {Readonly<Record<string, string>>} explained */
function inColumns(explained) {
  const width = Math.max(...Object.keys(explained).map((word) => word.length));
  return Object.entries(explained)
    .map(([word, meaning]) => `  ${word.padEnd(width)}  ${meaning}`.trimEnd())
    .join('\n');
}
