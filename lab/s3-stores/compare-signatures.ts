import { createHash, randomBytes, randomInt } from 'node:crypto';
import { s3Signer } from '../../apps/server/src/modules/images/s3-image-store.ts';
import { loadPeer } from '../peers/load-peer.ts';

type Aws4 = {
  sign(
    request: { headers: Record<string, string>; [part: string]: unknown },
    keys: { accessKeyId: string; secretAccessKey: string },
  ): { headers: Record<string, string> };
};

const REQUESTS = 500;
const LETTERS = [...'abcXYZ019-_.~ /+=&%가나é'];

export async function compareSignatures(): Promise<number> {
  const aws4 = loadPeer('aws4') as Aws4;
  let differing = 0;
  for (let index = 0; index < REQUESTS; index += 1) {
    const accessKeyId = randomBytes(10).toString('hex');
    const keys = { accessKeyId, secretAccessKey: randomBytes(30).toString('base64') };
    const now = new Date(Date.UTC(2020 + randomInt(20), randomInt(12), 1 + randomInt(28)));
    const region = ['us-east-1', 'ap-northeast-2', 'auto'][randomInt(3)] ?? '';
    const method = ['GET', 'PUT', 'DELETE'][randomInt(3)] ?? '';
    const url = new URL(`https://store.example/azit/images/${encodeURIComponent(word(9))}.webp`);
    if (method === 'GET') {
      const query = new URLSearchParams({ 'list-type': '2', prefix: word(12), 'z-last': word(5) });
      url.search = query.toString().replaceAll('+', '%20');
    }
    const body = method === 'PUT' ? randomBytes(randomInt(1, 300)) : undefined;
    const headers: Record<string, string> =
      method === 'PUT' ? { 'content-type': 'image/webp', 'cache-control': 'no-store' } : {};
    const parts = body === undefined ? { headers } : { headers, body };
    const ours = await s3Signer({ ...keys, region }, { now: () => now })(method, url, parts);
    const theirs = aws4.sign(
      {
        service: 's3',
        region,
        method,
        host: url.host,
        path: `${url.pathname}${url.search}`,
        headers: {
          ...headers,
          'X-Amz-Date': ours.headers.get('x-amz-date') ?? '',
          'X-Amz-Content-Sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
        },
        ...(body && { body }),
        // fetch adds this header itself, so aws4 must not sign it.
        extraHeadersToIgnore: { 'content-length': true },
      },
      keys,
    );
    const wanted = readSignature(theirs.headers.Authorization);
    if (readSignature(ours.headers.get('authorization')) !== wanted) differing += 1;
  }
  return differing;
}

function readSignature(authorization: string | null | undefined): string {
  return /Signature=(\w+)/.exec(authorization ?? '')?.[1] ?? 'none';
}

function word(longest: number): string {
  const letters = Array.from(
    { length: randomInt(1, longest) },
    () => LETTERS[randomInt(LETTERS.length)],
  );
  return letters.join('');
}
