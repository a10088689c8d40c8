import openapi from '@azit/contract/openapi.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { renderApiDocs } from './api-docs-page.ts';

/** The API contract as a page, and for tools at `/api/openapi.json`. */
export function addApiDocs(app: FastifyInstance) {
  const page = renderApiDocs(openapi);
  const document = JSON.stringify(openapi);
  app.get('/api/docs', async (_request, reply) =>
    reply.header('Content-Type', 'text/html; charset=utf-8').send(page),
  );
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('Content-Type', 'application/json; charset=utf-8').send(document),
  );
}
