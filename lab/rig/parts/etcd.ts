import { type Program, treeProgram } from '../program.ts';
import type { Tree } from '../tree.ts';

export function etcd(tree: Tree, ports: { client: number; peer: number }): Program {
  const client = `http://127.0.0.1:${ports.client}`;
  const peer = `http://127.0.0.1:${ports.peer}`;
  return treeProgram(tree, {
    name: 'etcd',
    command: [
      '/usr/bin/etcd',
      ...['--name', 'rig', '--data-dir', `${tree.inside}/etcd`, '--log-level', 'warn'],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `rig=${peer}`],
    ],
    isReady: async () => (await fetch(`${client}/health`)).ok,
  });
}
