import type { Endpoint } from '@azit/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { forbidden, loginRequired } from '#server/runtime/refusal.ts';
import { readMultipart } from './multipart.ts';
import { parse } from './parse.ts';
import { JsonText, Redirect, type Reply, WithHeaders } from './reply.ts';
import type { Call, Route } from './routes.ts';
import { type Authenticate, bearerToken, type Viewer } from './viewer.ts';

type Services = { context: Context; authenticate: Authenticate };

export function mount(app: FastifyInstance, { endpoint, handle }: Route, services: Services) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const call = await readCall(endpoint, request, services);
      return send(reply, endpoint, await handle(call));
    },
  });
}

/** Authenticates, parses, checks the owner: in this order, so that a guest learns nothing else. */
async function readCall(
  endpoint: Endpoint,
  request: FastifyRequest,
  { context, authenticate }: Services,
): Promise<Call<Endpoint>> {
  const viewer = await identify(endpoint, request, authenticate);
  const params = endpoint.params && parse(endpoint.params, request.params);
  if (endpoint.access === 'self') requireSelf(viewer, params);
  const query = endpoint.query && parse(endpoint.query, request.query);
  const headers = endpoint.requestHeaders && parse(endpoint.requestHeaders, request.headers);
  const body = endpoint.body && parse(endpoint.body, request.body);
  const { image, data } = await readParts(endpoint, request);
  const { ip, log } = request;
  return { context, viewer, params, query, headers, body, image, data, ip, log } as Call<Endpoint>;
}

async function identify(
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Viewer | undefined> {
  const token = bearerToken(request.headers.authorization);
  const viewer = token === undefined ? undefined : await authenticate(token);
  if (viewer === undefined && endpoint.access !== 'anyone') throw loginRequired();
  return viewer;
}

function requireSelf(viewer: Viewer | undefined, params: unknown) {
  const own = typeof params === 'object' && params !== null && 'memberId' in params;
  if (!own || params.memberId !== viewer?.memberId) throw forbidden();
}

async function readParts(endpoint: Endpoint, request: FastifyRequest) {
  if (endpoint.multipart === undefined) return { image: undefined, data: undefined };
  const schema = endpoint.multipart.data;
  const parts = await readMultipart(request, schema !== undefined);
  return { image: parts.image, data: schema && parse(schema, parts.data) };
}

function send(reply: FastifyReply, endpoint: Endpoint, result: Reply<unknown>) {
  // What one member may see must not be cached for another.
  if (endpoint.access !== 'anyone') reply.header('Cache-Control', 'no-store');
  if (result instanceof Redirect) {
    return reply.headers(result.headers).redirect(result.location, 302);
  }
  reply.code(endpoint.status);
  if (result instanceof JsonText) {
    return reply.header('Content-Type', 'application/json; charset=utf-8').send(result.bytes);
  }
  const { body, headers } =
    result instanceof WithHeaders ? result : { body: result, headers: undefined };
  if (headers !== undefined) reply.headers(headers);
  if (endpoint.response === undefined) return reply.send();
  // Parsing strips every field the contract does not name.
  return reply.send(endpoint.response.parse(body));
}
