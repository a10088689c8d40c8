import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#server/runtime/refusal.ts';
import { isForm } from './uploads/read-upload.ts';

/** A client may name JSON as its type and send nothing, as on DELETE: that is no body, not a broken one. */
export function acceptEmptyJson(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parseJson(request, String(body), done);
  });
}

/** Returns undefined for no body; throws on a form, which must not be taken for none. */
export function readJsonBody(request: FastifyRequest): unknown {
  if (!isForm(request)) return request.body;
  throw new Refusal(415, 'UNSUPPORTED_CONTENT_TYPE', '사진 없이 보내는 요청이어야 해요.');
}

/** Throws on a text, the one other type that is read before it comes here. */
export function requireJson({ headers }: FastifyRequest): void {
  if (!/^\s*text\/plain\b/i.test(headers['content-type'] ?? '')) return;
  throw new Refusal(415, 'UNSUPPORTED_CONTENT_TYPE', '글은 JSON으로, 사진은 폼으로 보내 주세요.');
}
