import { copyFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Program, treeProgram } from '../program.ts';
import type { Tree } from '../tree.ts';
import { BUCKET } from './store.ts';

/**
 * The HAProxy files in deploy/ allow more connections than the open-file limit of many machines, so
 * the rig lowers the number.
 */
const MAX_CONNECTIONS = '2000';

const DEPLOY = join(import.meta.dirname, '../../../deploy');

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

type FrontPorts = { own: number; webs: readonly [number, number]; store: number };

export function frontProxy(tree: Tree, name: string, { own, webs, store }: FrontPorts): Program {
  return haproxy(tree, {
    name,
    file: 'haproxy.cfg',
    port: own,
    env: {
      BIND: `127.0.0.1:${own}`,
      WEB_1: `127.0.0.1:${webs[0]}`,
      WEB_2: `127.0.0.1:${webs[1]}`,
      STORE: `127.0.0.1:${store}`,
      BUCKET,
    },
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
