import { createHash, createHmac } from 'node:crypto';

export type S3Keys = { accessKeyId: string; secretAccessKey: string; region: string };

export type S3Request = {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

/** The headers of a request with those of AWS signature version 4, which every S3-like store knows. */
export function signS3Request(request: S3Request, keys: S3Keys, now: Date) {
  const moment = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const bodyHash = sha256(request.body ?? '');
  const headers = {
    ...request.headers,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': moment,
  };
  const signed = Object.entries({ ...headers, host: request.url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const signature = hmac(signingKey(keys, day), text).toString('hex');
  const credential = `Credential=${keys.accessKeyId}/${scope}`;
  return {
    ...headers,
    Authorization: `AWS4-HMAC-SHA256 ${credential},SignedHeaders=${names},Signature=${signature}`,
  };
}

function signingKey({ secretAccessKey, region }: S3Keys, day: string): Buffer {
  return [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (key, part) => hmac(key, part),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
}

/** Stricter than encodeURIComponent, as the signature wants it. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
