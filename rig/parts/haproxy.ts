import { copyFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Program, treeProgram } from '../program.ts';
import type { Tree } from '../tree.ts';

/** The files ask for more than many a machine lets a process open. */
const MAX_CONNECTIONS = '2000';

const DEPLOY = join(import.meta.dirname, '../../deploy');

/** HAProxy with a file of deploy/ as it is; its addresses come from the environment. */
export function haproxy(
  tree: Tree,
  given: { name: string; file: string; port: number; env: Record<string, string> },
): Program {
  const { name, file, port, env } = given;
  copyFileSync(join(DEPLOY, file), join(tree.outside, file));
  return treeProgram(tree, {
    name,
    command: ['/usr/sbin/haproxy', '-db', '-n', MAX_CONNECTIONS, '-f', `${tree.inside}/${file}`],
    env,
    isReady: () => accepts(port),
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
