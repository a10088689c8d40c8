import { once } from 'node:events';
import { connect } from 'node:net';
import { type Program, treeProgram } from '../program.ts';
import type { Tree } from '../tree.ts';

export function valkey(tree: Tree, port: number): Program {
  return treeProgram(tree, {
    name: 'valkey',
    command: [
      '/usr/bin/valkey-server',
      ...['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'],
      // Without this option, Valkey refuses to start on affected ARM64 kernels. The kernel bug
      // concerns only snapshots, which are off.
      ...['--ignore-warnings', 'ARM64-COW-BUG', '--dir', tree.inside],
    ],
    isReady: async () => {
      const socket = connect(port, '127.0.0.1');
      try {
        await once(socket, 'connect');
        socket.write('PING\r\n');
        const [reply] = await once(socket, 'data');
        return String(reply).startsWith('+PONG');
      } finally {
        socket.destroy();
      }
    },
  });
}
