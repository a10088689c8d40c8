import { type Program, treeProgram } from '../program.ts';
import type { Tree } from '../tree.ts';

export const BUCKET = 'azit-images';

const POLICY = JSON.stringify({
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Principal: '*',
      Action: 's3:GetObject',
      Resource: `arn:aws:s3:::${BUCKET}/images/*`,
    },
  ],
});
const LIMIT_MS = 2_000;

/** moto's S3 server is in memory: a restart loses all objects. */
export function store(tree: Tree, port: number): Program {
  const bucket = `http://127.0.0.1:${port}/${BUCKET}`;
  return treeProgram(tree, {
    name: 'store',
    command: ['/usr/bin/moto_server', '-H', '127.0.0.1', '-p', String(port)],
    env: { PYTHONDONTWRITEBYTECODE: '1' },
    isReady: async () => {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const made = await fetch(bucket, { method: 'PUT', signal });
      if (!made.ok && made.status !== 409) return false;
      return (await fetch(`${bucket}?policy`, { method: 'PUT', body: POLICY, signal })).ok;
    },
  });
}
