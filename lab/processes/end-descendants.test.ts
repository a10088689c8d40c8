import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isAlive } from './process-tree.mjs';

const folder = import.meta.dirname;
const command = `
  import { spawn } from 'node:child_process';
  const server = spawn('sleep', ['60'], { detached: true });
  console.log(server.pid);
`;
const runner = `
  import { endingDescendants } from '${path.join(folder, 'end-descendants.mjs')}';
  import { runInForeground } from '${path.join(folder, '../../scripts/child-process.mjs')}';
  const command = [process.execPath, '--input-type=module', '-e', ${JSON.stringify(command)}];
  process.exitCode = await endingDescendants(() => runInForeground([{ command }]));
`;

test.skipIf(process.platform !== 'linux')(
  'a command stopped by a signal leaves no process behind',
  async () => {
    const running = spawn(process.execPath, ['--input-type=module', '-e', runner]);
    const [line] = await once(running.stdout, 'data');
    const server = Number(String(line));
    expect(isAlive(server)).toBe(true);
    running.kill('SIGTERM');
    await once(running, 'exit');
    expect(isAlive(server)).toBe(false);
  },
  20_000,
);
