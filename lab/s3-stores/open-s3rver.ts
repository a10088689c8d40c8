import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPeer } from '../peers/load-peer.ts';
import type { OpenStore } from './open-store.ts';

type S3rver = new (
  options: object,
) => {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
};

export async function openS3rver(): Promise<OpenStore> {
  const Server = loadPeer('s3rver') as S3rver;
  const directory = mkdtempSync(join(tmpdir(), 'azit-s3rver-'));
  const server = new Server({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'azit' }],
  });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'azit',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    // s3rver cannot return a second page: it needs a cipher that Node no longer has.
    hasPages: false,
    check: undefined,
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
