import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../apps/server/src/runtime/s3-settings.ts';

export type OpenStore = {
  settings: S3Settings;
  /** Whether it can list more than a page. */
  hasPages: boolean;
  /** Has signatures checked, or not; undefined where it never checks those of version 4. */
  check: ((isChecked: boolean) => Promise<void>) | undefined;
  close(): Promise<void>;
};

const REGION = 'us-east-1';
/** What is done before there is a user whose signatures can be checked. */
const UNCHECKED = ['CreateUser', 'PutUserPolicy', 'CreateAccessKey'];
const START_LIMIT_MS = 60_000;

const POLICY = {
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action: 's3:*', Resource: '*' }],
};

/**
 * Starts moto's server with a user of its own, from `MOTO_ROOT` or the path; returns undefined where
 * there is none. Signatures are checked from the first request of that user on.
 */
export async function openMoto(): Promise<OpenStore | undefined> {
  const port = await freePort();
  const root = process.env.MOTO_ROOT;
  const words = ['-H', '127.0.0.1', '-p', String(port)];
  const [file, args] =
    root === undefined
      ? ['moto_server', words]
      : ['chroot', [root, 'python3', '-m', 'moto.server', ...words]];
  const child = spawn(file, args, {
    env: {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      INITIAL_NO_AUTH_ACTION_COUNT: String(UNCHECKED.length),
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit').catch(() => {});
  let isRunning = true;
  void ended.then(() => {
    isRunning = false;
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const end = performance.now() + START_LIMIT_MS;
  while (!(await isUp(endpoint))) {
    if (!isRunning || performance.now() > end) {
      await close();
      return undefined;
    }
    await delay(100);
  }
  const keys = await makeUser(endpoint);
  const owner = new AwsClient({ ...keys, region: REGION, service: 's3' });
  const made = await owner.fetch(`${endpoint}/azit`, { method: 'PUT' });
  if (!made.ok) throw new Error(`moto made no bucket: ${made.status} ${await made.text()}`);
  const settings = { endpoint, bucket: 'azit', region: REGION, ...keys };
  const check = async (isChecked: boolean) => {
    const body = isChecked ? '0' : 'inf';
    const reply = await fetch(`${endpoint}/moto-api/reset-auth`, { method: 'POST', body });
    if (!reply.ok) throw new Error(`moto answered ${reply.status}`);
  };
  return { settings, hasPages: true, check, close };
}

async function makeUser(endpoint: string) {
  const nobody = new AwsClient({
    accessKeyId: 'nobody',
    secretAccessKey: 'nobody',
    region: REGION,
    service: 'iam',
  });
  let text = '';
  for (const Action of UNCHECKED) {
    const body = new URLSearchParams({ Action, UserName: 'azit', Version: '2010-05-08' });
    if (Action === 'PutUserPolicy') {
      body.set('PolicyName', 'images');
      body.set('PolicyDocument', JSON.stringify(POLICY));
    }
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const reply = await nobody.fetch(endpoint, { method: 'POST', headers, body: String(body) });
    text = await reply.text();
    if (!reply.ok) throw new Error(`moto refused ${Action}: ${text}`);
  }
  const read = (name: string) => new RegExp(`<${name}>(.+?)</${name}>`).exec(text)?.[1] ?? '';
  return { accessKeyId: read('AccessKeyId'), secretAccessKey: read('SecretAccessKey') };
}

async function isUp(endpoint: string): Promise<boolean> {
  return fetch(`${endpoint}/moto-api/`).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
