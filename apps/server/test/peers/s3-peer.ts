import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

const PAGE = 2;
const keys = { accessKeyId: 'id', secretAccessKey: 'secret', region: 'us-east-1' };

type StoredObject = { bytes: Buffer; headers: IncomingMessage['headers']; modified: Date };

export type S3Peer = {
  settings: Record<string, string>;
  objects: Map<string, StoredObject>;
  isFailing: boolean;
  beforeRead: (key: string) => Promise<void>;
  close(): Promise<void>;
};

export async function startS3Peer(): Promise<S3Peer> {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    if (peer.isFailing) return respond(response, 503, '<Error><Code>SlowDown</Code></Error>');
    if (!(await isSigned(request, url, bytes))) {
      return respond(response, 403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const [, bucket, ...path] = url.pathname.split('/');
    if (bucket !== 'azit')
      return respond(response, 404, '<Error><Code>NoSuchBucket</Code></Error>');
    const key = path.join('/');
    if (request.method === 'PUT') {
      objects.set(key, { bytes, headers: request.headers, modified: new Date() });
      return respond(response, 200, '');
    }
    if (request.method === 'DELETE') return respond(response, objects.delete(key) ? 204 : 404, '');
    if (key === '') return respond(response, 200, listPage(objects, url));
    await peer.beforeRead(key);
    const found = objects.get(key)?.bytes;
    if (found === undefined) return respond(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    return respond(response, 200, found);
  });
  const peer: S3Peer = {
    settings: {
      S3_ENDPOINT: '',
      S3_BUCKET: 'azit',
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      STORAGE_BASE: 'https://images.azit.example',
    },
    objects,
    isFailing: false,
    beforeRead: async () => {},
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  peer.settings.S3_ENDPOINT = `http://127.0.0.1:${port}`;
  return peer;
}

/** Signs the received request again: any change in transit produces another signature. */
async function isSigned(
  { method = '', headers }: IncomingMessage,
  url: URL,
  bytes: Buffer,
): Promise<boolean> {
  const given = headers.authorization ?? '';
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(given) ?? [];
  const signed = names.split(';').filter((name) => name !== 'host');
  const sent = Object.fromEntries(signed.map((name) => [name, String(headers[name])]));
  const bodyHash = createHash('sha256').update(bytes).digest('hex');
  const { headers: expected } = await new AwsV4Signer({
    ...keys,
    method,
    url: url.href,
    service: 's3',
    headers: { ...sent, 'x-amz-content-sha256': bodyHash },
    datetime: String(headers['x-amz-date']),
    allHeaders: true,
  }).sign();
  return new Headers(expected).get('authorization') === given;
}

function listPage(objects: Map<string, StoredObject>, { searchParams }: URL): string {
  const prefix = searchParams.get('prefix') ?? '';
  const from = Number(searchParams.get('continuation-token') ?? 0);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const shown = keys.slice(from, from + PAGE).map((key) => {
    const modified = objects.get(key)?.modified.toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`;
  });
  const next = from + PAGE < keys.length ? from + PAGE : undefined;
  const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return `<ListBucketResult>${shown.join('')}${more}</ListBucketResult>`;
}

function respond(response: ServerResponse, status: number, text: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(status === 204 ? undefined : text);
}
