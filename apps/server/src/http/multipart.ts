import { IMAGE_BYTE_LIMIT } from '@azit/contract/images/image.rule';
import { IMAGE_TOO_LARGE_MESSAGE, isImageTooLarge } from '@azit/rules/image-file';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/runtime/refusal.ts';

const DATA_BYTE_LIMIT = 64 * 1024;

export const multipartLimits = {
  fileSize: IMAGE_BYTE_LIMIT,
  fieldSize: DATA_BYTE_LIMIT,
  files: 2,
  fields: 4,
  parts: 6,
  headerPairs: 20,
};

/** A form a little too large is read to its end, so that its sender gets the reason; a flood is not. */
const FORM_BYTE_LIMIT = 8 * 1024 * 1024;
/** A form in chunks of one byte costs ten seconds per megabyte; what comes in packets has hundreds. */
const CRUMB_BYTES = 64;
const PIECES_BEFORE_JUDGED = 500;

type Parts = { image: Buffer; data: unknown };

/** Reads `image` and, where wanted, `data`; refuses any other part, a second copy, or a broken stream. */
export async function readMultipart(request: FastifyRequest, wantsData: boolean): Promise<Parts> {
  if (!request.isMultipart()) {
    throw new Refusal(415, 'UNSUPPORTED_CONTENT_TYPE', '사진과 함께 보내는 요청이어야 해요.');
  }
  stopFlood(request);
  const found = new Map<string, Buffer>();
  try {
    for await (const part of request.parts({ limits: multipartLimits })) {
      const allowed = part.fieldname === 'image' || (wantsData && part.fieldname === 'data');
      if (!allowed || found.has(part.fieldname)) throw malformed();
      found.set(part.fieldname, await readPart(part, part.fieldname === 'image'));
    }
  } catch (error) {
    throw toRefusal(error);
  }
  const image = found.get('image');
  if (image === undefined || image.length === 0) throw imageRequired();
  return { image, data: wantsData ? parseData(found.get('data')) : undefined };
}

/** By the length it announces, or else by what has come: then no reply is possible. */
function stopFlood({ headers, raw }: FastifyRequest) {
  if (Number(headers['content-length']) > FORM_BYTE_LIMIT) {
    throw new Refusal(413, 'BODY_TOO_LARGE', '보낸 내용이 너무 커요.');
  }
  let received = 0;
  let pieces = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    pieces += 1;
    const isCrumbs = pieces > PIECES_BEFORE_JUDGED && received < pieces * CRUMB_BYTES;
    if (received > FORM_BYTE_LIMIT || isCrumbs) raw.destroy();
  });
}

type Part = { type: 'file'; toBuffer(): Promise<Buffer> } | { type: 'field'; value: unknown };

async function readPart(part: Part, isImage: boolean): Promise<Buffer> {
  if (part.type === 'file') {
    const bytes = await part.toBuffer();
    if (isImage ? isImageTooLarge(bytes.length) : bytes.length > DATA_BYTE_LIMIT) throw tooLarge();
    return bytes;
  }
  if (isImage) throw imageRequired();
  // A part of type application/json arrives already parsed.
  return Buffer.from(typeof part.value === 'string' ? part.value : JSON.stringify(part.value));
}

function parseData(bytes: Buffer | undefined): unknown {
  if (bytes === undefined) throw malformed();
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(400, 'MALFORMED_JSON', '보낸 내용을 읽을 수 없어요.');
  }
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code === 'FST_INVALID_JSON_FIELD_ERROR') {
    return new Refusal(400, 'MALFORMED_JSON', '보낸 내용을 읽을 수 없어요.');
  }
  return malformed();
}

function tooLarge(): Refusal {
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
