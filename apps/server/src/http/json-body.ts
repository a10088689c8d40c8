import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#server/runtime/refusal.ts';
import { isForm } from './uploads/read-upload.ts';

/** Some clients send an empty body as JSON on DELETE, which Fastify rejects by default. */
export function acceptEmptyJson(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parseJson(request, String(body), done);
  });
}

export function readJsonBody(request: FastifyRequest): unknown {
  if (!isForm(request)) return request.body;
  throw new Refusal(415, 'UNSUPPORTED_CONTENT_TYPE', '사진 없이 보내는 요청이어야 해요.');
}

/** Refuse text/plain explicitly: Fastify parses it by default. */
export function requireJson({ headers }: FastifyRequest): void {
  if (!/^\s*text\/plain\b/i.test(headers['content-type'] ?? '')) return;
  throw new Refusal(415, 'UNSUPPORTED_CONTENT_TYPE', '글은 JSON으로, 사진은 폼으로 보내 주세요.');
}
