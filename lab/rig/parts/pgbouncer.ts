import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Program, treeProgram } from '../program.ts';
import type { Tree } from '../tree.ts';

const FILE = join(import.meta.dirname, '../../../deploy/pgbouncer.ini');

export type Pooler = Program & {
  run(command: string): Promise<void>;
};

export function pgbouncer(tree: Tree, ports: { own: number; primary: number }): Pooler {
  const text = readFileSync(FILE, 'utf8')
    .replace('host=primary port=5432', `host=127.0.0.1 port=${ports.primary}`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/m, `listen_port = ${ports.own}`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*$/m, '')
    .replace('azit = host=', 'azit = user=azit host=');
  writeFileSync(join(tree.outside, 'pgbouncer.ini'), text);
  const console = { host: '127.0.0.1', port: ports.own, user: 'azit', database: 'pgbouncer' };
  const run = async (command: string) => {
    const client = new pg.Client({ ...console, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    await client.connect();
    // PgBouncer's admin console supports only the simple query protocol, so send the command
    // without parameters.
    await client.query(command);
    await client.end();
  };
  const program = treeProgram(tree, {
    name: 'pgbouncer',
    command: ['/usr/sbin/pgbouncer', `${tree.inside}/pgbouncer.ini`],
    user: 'postgres',
    isReady: async () => {
      await run('show version');
      return true;
    },
  });
  return { ...program, run };
}
