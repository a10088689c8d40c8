import type { Clock } from '#server/runtime/clock.ts';
import type { S3Settings } from '#server/runtime/s3-settings.ts';
import { type ImageFolder, type ImageStore, imagePath } from './image-store.ts';
import { signS3Request } from './sign-s3-request.ts';

/** An upload has fifteen seconds in all, and a failed one is taken back within them. */
const PATIENCE_MS = 4_000;

type Ask = { query?: Record<string, string>; headers?: Record<string, string>; body?: Buffer };

export type ImageBucket = ImageStore & {
  /** By `folder/name`; undefined when there is none of that name. Nobody but a backup asks. */
  read(file: string): Promise<Buffer | undefined>;
};

/** Images as objects of a bucket; `fileUrl` and `fileName` are their key. */
export function s3ImageStore(settings: S3Settings, clock: Clock): ImageBucket {
  async function ask(method: string, key: string, { query, headers = {}, body }: Ask = {}) {
    const url = new URL(`${settings.endpoint}/${settings.bucket}${key}`);
    url.search = new URLSearchParams(query).toString().replaceAll('+', '%20');
    const answer = await fetch(url, {
      method,
      headers: signS3Request({ method, url, headers, body }, settings, clock.now()),
      body: body === undefined ? null : new Uint8Array(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.ok) return bytes;
    const code = tag(bytes.toString(), 'Code') ?? '';
    if (method === 'DELETE' && answer.status === 404) return undefined;
    // A bucket that is not there is another matter.
    if (method === 'GET' && code === 'NoSuchKey') return undefined;
    throw new Error(`the image store answered ${answer.status} ${code}`.trim());
  }

  return {
    write: async ({ folder, name, bytes }) => {
      const headers = {
        'Content-Type': 'image/webp',
        'Cache-Control': 'public, max-age=31536000, immutable',
      };
      await ask('PUT', keyOf(folder, name), { headers, body: bytes });
    },
    remove: async (folder, name) => {
      await ask('DELETE', keyOf(folder, name));
    },
    read: (file) => ask('GET', `/images/${file}`),
    listOlderThan: async (folder, moment) => {
      const prefix = keyOf(folder, '').slice(1);
      const old: string[] = [];
      const query: Record<string, string> = { 'list-type': '2', prefix };
      for (let next: string | undefined = ''; next !== undefined; ) {
        if (next !== '') query['continuation-token'] = next;
        const page: string = String(await ask('GET', '', { query }));
        old.push(...olderThan(page, moment).map((key) => key.slice(prefix.length)));
        next = tag(page, 'NextContinuationToken');
      }
      return old;
    },
  };
}

function keyOf(folder: ImageFolder, name: string): string {
  return `${imagePath(folder)}/${name}`;
}

function olderThan(page: string, moment: Date): string[] {
  return [...page.matchAll(/<Contents>.*?<\/Contents>/gs)].flatMap(([object]) => {
    const modified = new Date(tag(object, 'LastModified') ?? '');
    const key = tag(object, 'Key');
    return key !== undefined && modified < moment ? [key] : [];
  });
}

/** Our own keys, dates and tokens hold nothing that XML would escape. */
function tag(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];
}
