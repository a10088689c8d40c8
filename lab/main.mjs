import path from 'node:path';
import { ensureBrowser } from '../scripts/browser.mjs';
import { runInForeground } from '../scripts/child-process.mjs';
import { ensureInstalled } from '../scripts/install.mjs';
import { ExpectedFailure, node24, runMain } from '../scripts/project.mjs';
import { commands } from './commands.mjs';
import { ensurePrograms, requireRoot } from './required-programs.mjs';

const usage = 'npm run lab -- <name> [options]; most names explain their options with --help';

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
  await ensureInstalled();
  if (!args.includes('--help')) await prepare(name, command);
  const file = path.join(import.meta.dirname, command.file);
  const program = file.endsWith('.sh') ? 'sh' : node24;
  return runInForeground([{ command: [program, file, ...(command.args ?? []), ...args] }]);
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

function listCommands() {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return Object.entries(commands)
    .map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
    .join('\n');
}
