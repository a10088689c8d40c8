import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Clock } from '#server/runtime/clock.ts';
import type { S3Settings } from '#server/runtime/settings/s3-settings.ts';
import { type ImageFolder, type ImageStore, imageCaching, imagePath } from './image-store.ts';

/**
 * An upload by a client must finish within fifteen seconds and may need several requests to the
 * bucket, including those that clean up. So each request gets only a part of that time.
 */
const REQUEST_LIMIT_MS = 4_000;

type RequestParts = { headers?: Record<string, string>; body?: Buffer; signal?: AbortSignal };
type Keys = Pick<S3Settings, 'accessKeyId' | 'secretAccessKey' | 'region'>;

export function s3Signer(keys: Keys, clock: Clock) {
  const client = new AwsClient({ ...keys, service: 's3' });
  return (method: string, url: URL, { headers = {}, body, signal }: RequestParts = {}) =>
    client.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
      body: body === undefined ? null : new Uint8Array(body),
      ...(signal && { signal }),
      aws: { datetime: toAmzDate(clock.now()), allHeaders: true },
    });
}

export function s3ImageStore(settings: S3Settings, clock: Clock): ImageStore {
  const sign = s3Signer(settings, clock);

  async function send(
    method: string,
    key: string,
    { query, ...parts }: RequestParts & { query?: Record<string, string> } = {},
  ) {
    const url = new URL(`${settings.endpoint}/${settings.bucket}${key}`);
    url.search = new URLSearchParams(query).toString().replaceAll('+', '%20');
    const signal = AbortSignal.timeout(REQUEST_LIMIT_MS);
    // Use the global fetch: the fetch of the AWS client retries for longer than an upload may take.
    const reply = await fetch(await sign(method, url, { ...parts, signal }));
    const bytes = Buffer.from(await reply.arrayBuffer());
    if (reply.ok) return bytes;
    const code = tag(bytes.toString(), 'Code') ?? '';
    if (method === 'DELETE' && reply.status === 404) return undefined;
    // A missing bucket also responds 404, but is a configuration error. Only a missing object
    // returns undefined.
    if (method === 'GET' && code === 'NoSuchKey') return undefined;
    throw new Error(`the image store answered ${reply.status} ${code}`.trim());
  }

  return {
    write: async ({ folder, name, bytes }) => {
      const headers = {
        'Content-Type': name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
        'Cache-Control': imageCaching(folder),
      };
      await send('PUT', toKey(folder, name), { headers, body: bytes });
    },
    remove: async (folder, name) => {
      await send('DELETE', toKey(folder, name));
    },
    read: (file) => send('GET', `/images/${file}`),
    listOlderThan: async (folder, time) => {
      const prefix = toKey(folder, '').slice(1);
      const old: string[] = [];
      const query: Record<string, string> = { 'list-type': '2', prefix };
      for (let next: string | undefined = ''; next !== undefined; ) {
        if (next !== '') query['continuation-token'] = next;
        const page: string = String(await send('GET', '', { query }));
        old.push(...olderThan(page, time).map((key) => key.slice(prefix.length)));
        next = tag(page, 'NextContinuationToken');
      }
      return old;
    },
  };
}

function toKey(folder: ImageFolder, name: string): string {
  return `${imagePath(folder)}/${name}`;
}

function olderThan(page: string, time: Date): string[] {
  return [...page.matchAll(/<Contents>.*?<\/Contents>/gs)].flatMap(([object]) => {
    const modified = new Date(tag(object, 'LastModified') ?? '');
    const key = tag(object, 'Key');
    return key !== undefined && modified < time ? [key] : [];
  });
}

function toAmzDate(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Keys, dates and tokens need no XML escapes, so a regular expression is enough. */
function tag(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];
}
