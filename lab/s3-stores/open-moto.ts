import { AwsClient } from 'aws4fetch';
import { freePort } from '../processes/free-port.ts';
import { treeProgram } from '../rig/program.ts';
import { openTree } from '../rig/tree.ts';
import type { OpenStore } from './open-store.ts';

const REGION = 'us-east-1';
/**
 * moto must not check the signatures of these calls: they create the user whose signatures it
 * checks later.
 */
const UNCHECKED = ['CreateUser', 'PutUserPolicy', 'CreateAccessKey'];

const POLICY = {
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action: 's3:*', Resource: '*' }],
};

export async function openMoto(): Promise<OpenStore> {
  const tree = await openTree();
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const server = treeProgram(tree, {
    name: 'moto',
    command: ['/usr/bin/moto_server', '-H', '127.0.0.1', '-p', String(port)],
    env: {
      PYTHONDONTWRITEBYTECODE: '1',
      INITIAL_NO_AUTH_ACTION_COUNT: String(UNCHECKED.length),
    },
    isReady: async () => (await fetch(`${endpoint}/moto-api/`)).ok,
  });
  const close = async () => {
    await server.end('SIGKILL');
    await tree.release(false);
  };
  try {
    await server.start();
    const keys = await makeUser(endpoint);
    await makeBucket(endpoint, keys);
    const settings = { endpoint, bucket: 'azit', region: REGION, ...keys };
    return { settings, hasPages: true, check: (on) => checkSignatures(endpoint, on), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Keys = { accessKeyId: string; secretAccessKey: string };

async function makeUser(endpoint: string): Promise<Keys> {
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

async function makeBucket(endpoint: string, keys: Keys): Promise<void> {
  const owner = new AwsClient({ ...keys, region: REGION, service: 's3' });
  const reply = await owner.fetch(`${endpoint}/azit`, { method: 'PUT' });
  if (!reply.ok) throw new Error(`moto made no bucket: ${reply.status} ${await reply.text()}`);
}

async function checkSignatures(endpoint: string, isChecked: boolean): Promise<void> {
  const body = isChecked ? '0' : 'inf';
  const reply = await fetch(`${endpoint}/moto-api/reset-auth`, { method: 'POST', body });
  if (!reply.ok) throw new Error(`moto answered ${reply.status}`);
}
