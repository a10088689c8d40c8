import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { IMAGE_BYTE_LIMIT } from '@azit/contract/images/image.rule';
import { IMAGE_TOO_LARGE_MESSAGE, isImageTooLarge } from '@azit/rules/images/image-file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#server/runtime/refusal.ts';
import { readBoundary, splitForm } from './split-form.ts';

const DATA_BYTE_LIMIT = 64 * 1024;
const FRAME_BYTE_LIMIT = 64 * 1024;
const HELD_BYTE_LIMIT = IMAGE_BYTE_LIMIT + DATA_BYTE_LIMIT + FRAME_BYTE_LIMIT;
/**
 * Read and discard a refused form up to this size: a client that is still sending would miss a
 * reply that comes before the end.
 */
const READ_BYTE_LIMIT = 8 * 1024 * 1024;
/**
 * Refuse uploads in tiny chunks: a megabyte in single bytes costs 10 s of CPU time, while ordinary
 * packets hold hundreds of bytes.
 */
const MIN_CHUNK_BYTES = 64;
const FREE_CHUNKS = 500;

type Upload = { image: Buffer; data: unknown };

const UNREAD_FORM = Symbol('unread form');

export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) =>
    done(null, UNREAD_FORM),
  );
}

export function isForm({ body }: FastifyRequest): boolean {
  return body === UNREAD_FORM;
}

export async function readUpload(request: FastifyRequest, wantsData: boolean): Promise<Upload> {
  if (!isForm(request)) {
    throw new Refusal(415, 'UNSUPPORTED_CONTENT_TYPE', '사진과 함께 보내는 요청이어야 해요.');
  }
  if (Number(request.headers['content-length']) > READ_BYTE_LIMIT) throw bodyTooLarge();
  const form = await readBody(request.raw);
  const boundary = readBoundary(request.headers['content-type'] ?? '');
  const parts = boundary === undefined ? undefined : splitForm(form, boundary);
  const allowed = wantsData ? ['image', 'data'] : ['image'];
  if (parts === undefined || [...parts.keys()].some((name) => !allowed.includes(name))) {
    throw malformed();
  }
  const image = parts.get('image');
  if (image === undefined || !image.isFile || image.bytes.length === 0) throw imageRequired();
  if (isImageTooLarge(image.bytes.length)) throw imageTooLarge();
  return { image: image.bytes, data: wantsData ? parseData(parts.get('data')?.bytes) : undefined };
}

async function readBody(raw: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let [received, count] = [0, 0];
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    count += 1;
    const isCrumbled = count > FREE_CHUNKS && received < count * MIN_CHUNK_BYTES;
    if (received > READ_BYTE_LIMIT || isCrumbled) raw.destroy();
    if (received <= HELD_BYTE_LIMIT) chunks.push(chunk);
    else chunks.length = 0;
  });
  await finished(raw, { writable: false, cleanup: true }).catch(() => {
    throw malformed();
  });
  if (received > HELD_BYTE_LIMIT) throw imageTooLarge();
  return Buffer.concat(chunks);
}

function parseData(bytes: Buffer | undefined): unknown {
  if (bytes === undefined) throw malformed();
  if (bytes.length > DATA_BYTE_LIMIT) throw bodyTooLarge();
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(400, 'MALFORMED_JSON', '보낸 내용을 읽을 수 없어요.');
  }
}

function bodyTooLarge(): Refusal {
  return new Refusal(413, 'BODY_TOO_LARGE', '보낸 내용이 너무 커요.');
}

function imageTooLarge(): Refusal {
  return new Refusal(413, 'IMAGE_TOO_LARGE', IMAGE_TOO_LARGE_MESSAGE);
}

function imageRequired(): Refusal {
  const message = '사진을 골라 주세요.';
  return new Refusal(400, 'IMAGE_REQUIRED', message, {
    fieldErrors: [{ field: 'image', message }],
  });
}

function malformed(): Refusal {
  return new Refusal(400, 'MALFORMED_MULTIPART', '보낸 내용을 읽을 수 없어요.');
}
