import openapi from '@azit/contract/openapi.json' with { type: 'json' };
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addVary, compressOnce, negotiateCompression } from '../reads/compression.ts';
import { renderApiDocs } from './api-docs-page.ts';

export function addApiDocs(app: FastifyInstance) {
  app.get('/api/docs', fixedReply(renderApiDocs(openapi), 'text/html; charset=utf-8'));
  const document = JSON.stringify(openapi);
  app.get('/api/openapi.json', fixedReply(document, 'application/json; charset=utf-8'));
}

/** Compress the text once instead of per request: compressing half a megabyte takes 15 ms. */
function fixedReply(text: string, type: string) {
  const bytes = Buffer.from(text);
  const compressed = compressOnce(bytes);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Content-Type', type);
    addVary(reply, 'accept-encoding');
    const encoding = negotiateCompression(request.headers);
    if (encoding === undefined) return reply.send(bytes);
    return reply.header('Content-Encoding', encoding).send(await compressed(encoding));
  };
}
