import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { say, withLimit } from '../limit.mjs';
import { until } from '../processes/until.ts';
import { ensurePrograms } from '../required-programs.mjs';
import { run } from './run.ts';

export type Tree = {
  readonly root: string;
  readonly inside: string;
  readonly outside: string;
  release(leavesLogs: boolean): Promise<void>;
};

const RELEASE = 'trixie';
const PACKAGES = [
  ...['postgresql-17', 'patroni', 'python3-etcd', 'etcd-server', 'pgbouncer'],
  ...['valkey-server', 'haproxy', 'python3-moto', 'python3-flask', 'python3-flask-cors'],
];
const PROGRAMS = [
  'usr/lib/postgresql/17/bin/postgres',
  'usr/bin/patroni',
  'usr/bin/etcd',
  'usr/sbin/pgbouncer',
  'usr/bin/valkey-server',
  'usr/sbin/haproxy',
  'usr/bin/moto_server',
  'usr/lib/python3/dist-packages/flask_cors',
];
const INSTALL_LIMIT_MS = 10 * 60_000;
const UNMOUNT_LIMIT_MS = 20_000;

export async function openTree(): Promise<Tree> {
  const root = join(process.env.RIG_CACHE || '/var/cache/azit-rig', RELEASE);
  if (!PROGRAMS.every((program) => existsSync(join(root, program)))) await install(root);
  const mounted = [await mount(root, 'proc', 'proc'), await mount(root, 'tmpfs', 'dev/shm')];
  const outside = mkdtempSync(join(root, 'srv', 'azit-rig-'));
  // PostgreSQL refuses to run as root and runs as another user, who must be able to write here.
  chmodSync(outside, 0o1777);
  return {
    root,
    outside,
    inside: outside.slice(root.length),
    release: async (leavesLogs) => {
      for (const path of mounted) if (path !== undefined) await unmount(path);
      if (leavesLogs) say(`logs: ${outside}`);
      else rmSync(outside, { recursive: true, force: true });
    },
  };
}

async function install(root: string): Promise<void> {
  mkdirSync(root, { recursive: true });
  await ensurePrograms({ debootstrap: 'debootstrap' });
  if (!existsSync(join(root, 'usr/bin/apt-get'))) {
    const debootstrap = ['debootstrap', '--variant=minbase', RELEASE, root];
    await runSaying(`installing Debian ${RELEASE} into ${root}, once`, debootstrap);
  }
  // Exit code 101 of policy-rc.d prevents apt from starting services.
  writeFileSync(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' };
  const apt = ['chroot', root, 'apt-get', '-y', '--no-install-recommends'];
  await runSaying('reading the lists of Debian packages', [...apt, 'update'], env);
  await runSaying('installing the parts of the rig', [...apt, 'install', ...PACKAGES], env);
}

function runSaying(what: string, command: string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const limitMs = INSTALL_LIMIT_MS;
  return withLimit(what, limitMs, () => run(command, { limitMs, env }));
}

/** Retry: a killed process may still hold the mount briefly. */
async function unmount(path: string): Promise<void> {
  await until(`${path} to be free`, UNMOUNT_LIMIT_MS, () =>
    run(['umount', path]).then(
      () => true,
      () => false,
    ),
  );
}

async function mount(root: string, kind: string, name: string): Promise<string | undefined> {
  const path = join(root, name);
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  if (mounts.some((line) => line.split(' ')[1] === path)) return undefined;
  await run(['mount', '-t', kind, kind, path]);
  return path;
}
