import { createHash } from 'node:crypto';
import type { Endpoint } from '@azit/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { enforceWriteRate, isWriteName } from '#server/limits/rate-limit.ts';
import { forbidden, loginRequired } from '#server/runtime/refusal.ts';
import { readCaller } from './caller.ts';
import { readRequiredPosition, setPositionCookie } from './client-consistency.ts';
import { EventStream, sendEvents } from './event-stream.ts';
import { readKeyedRequest } from './idempotency/idempotency-key.ts';
import { replyOnce } from './idempotency/reply-once.ts';
import { readJsonBody, requireJson } from './json-body.ts';
import { parse } from './parse.ts';
import { addVary } from './reads/compression.ts';
import type { GuestResponseCache } from './reads/guest-response-cache.ts';
import { sendJsonText } from './reads/whole-reply.ts';
import { CachedJson, type HttpReply, HttpResult, JsonText, type Reply } from './reply.ts';
import type { Call, Route } from './routes.ts';
import { isForm, readUpload } from './uploads/read-upload.ts';
import type { UploadSlots } from './uploads/upload-slots.ts';
import { type Authenticate, type Viewer, withoutScheme } from './viewer.ts';

const NO_CONTENT = { body: undefined, image: undefined, data: undefined };
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

type Services = {
  context: Context;
  authenticate: Authenticate;
  guestResponseCache: GuestResponseCache;
  uploadSlots: UploadSlots;
};

export function mount(app: FastifyInstance, route: Route, services: Services) {
  if (route.endpoint.acceptsForm)
    app.register(async (scope) => mountAcceptingForms(scope, route, services));
  else mountRoute(app, route, services);
}

/** Register the form parser in a separate scope: all other routes must refuse forms. */
function mountAcceptingForms(scope: FastifyInstance, route: Route, services: Services) {
  const type = 'application/x-www-form-urlencoded';
  scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, done) => done(null));
  mountRoute(scope, route, services);
}

function mountRoute(app: FastifyInstance, route: Route, services: Services) {
  const { endpoint, handle } = route;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      holdsNoSlot: (request) =>
        route.holdsNoSlot || endpoint.events !== undefined || takesForm(endpoint, request),
    },
    handler: async (request, reply) => {
      addVary(reply, 'Authorization');
      if (endpoint.variesBy !== undefined) addVary(reply, endpoint.variesBy);
      await requireWriteRate(services.context, endpoint, request);
      if (endpoint.events !== undefined) {
        const call = await readCall(route, request, reply, services);
        const stream = await handle(call);
        await setPositionCookie(route, call, request, reply);
        if (!(stream instanceof EventStream)) throw new Error(`${endpoint.name} has no events`);
        return sendEvents(stream, request, reply);
      }
      const makeReply = async () => {
        const call = await readCall(route, request, reply, services);
        const run = async () => forViewer(call.viewer, toHttpReply(endpoint, await handle(call)));
        const keyed = readKeyedRequest(endpoint, request, call);
        const made = await (keyed === undefined ? run() : replyOnce(services.context, keyed, run));
        await setPositionCookie(route, call, request, reply);
        return made;
      };
      const { status, headers, body, json } = await (takesForm(endpoint, request)
        ? services.uploadSlots.run(
            { caller: await readCaller(request, services.context.tokens), response: reply.raw },
            makeReply,
          )
        : makeReply());
      reply.code(status).headers(headers);
      if (json === undefined) return reply.send(body);
      if (json instanceof CachedJson) return services.guestResponseCache.send(request, reply, json);
      return sendJsonText(request, reply, json.text);
    },
  });
}

/** Authenticate before parsing: a guest must learn nothing from errors in the parameters. */
async function readCall(
  { endpoint, readsReplica }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { context: shared, authenticate }: Services,
): Promise<Call<Endpoint>> {
  const { bearer } = await readCaller(request, shared.tokens);
  const viewer = bearer && (await authenticate(bearer));
  if (viewer === undefined && endpoint.access !== 'anyone') throw loginRequired();
  // A request with an invalid token gets the reply for guests. The header shows the client that a
  // valid token could change the reply, so the web app renews its token.
  if (viewer === undefined && request.headers.authorization !== undefined)
    reply.header('WWW-Authenticate', 'Bearer error="invalid_token"');
  const params = endpoint.params && parse(endpoint.params, request.params);
  if (endpoint.access === 'self') requireSelf(viewer, params);
  const query = endpoint.query && parse(endpoint.query, request.query);
  const headers = endpoint.requestHeaders && parse(endpoint.requestHeaders, readHeaders(request));
  const { body, image, data } =
    endpoint.method === 'GET' ? NO_CONTENT : await readContent(endpoint, request);
  const { ip, log } = request;
  const context = readsReplica ? withReplica(shared, request, viewer) : shared;
  return { context, viewer, params, query, headers, body, image, data, ip, log } as Call<Endpoint>;
}

function withReplica(
  context: Context,
  request: FastifyRequest,
  viewer: Viewer | undefined,
): Context {
  const { replicas } = context;
  if (replicas === undefined) return context;
  // A viewer with hidden members must read from the primary: a replica may not have the block yet.
  // The position in the cookie of a blocked member may be older than the block, because the blocker
  // wrote the block.
  const required = viewer?.hidden ? undefined : readRequiredPosition(context, request, viewer);
  return { ...context, database: replicas.readerFor(required) };
}

function readHeaders({ headers }: FastifyRequest) {
  const { refresh } = headers;
  return typeof refresh === 'string' ? { ...headers, refresh: withoutScheme(refresh) } : headers;
}

function requireSelf(viewer: Viewer | undefined, params: unknown) {
  const own = typeof params === 'object' && params !== null && 'memberId' in params;
  if (!own || params.memberId !== viewer?.memberId) throw forbidden();
}

function takesForm({ body, multipart }: Endpoint, request: FastifyRequest): boolean {
  return multipart !== undefined && (body === undefined || isForm(request));
}

async function readContent(endpoint: Endpoint, request: FastifyRequest) {
  if (!takesForm(endpoint, request)) {
    if (endpoint.multipart !== undefined) requireJson(request);
    const body = endpoint.body && parse(endpoint.body, readJsonBody(request));
    return { body, image: undefined, data: undefined };
  }
  const schema = endpoint.multipart?.data;
  const parts = await readUpload(request, schema !== undefined);
  return { body: undefined, image: parts.image, data: schema && parse(schema, parts.data) };
}

function toHttpReply(endpoint: Endpoint, result: Reply<unknown>): HttpReply {
  const { status } = endpoint;
  if (result instanceof JsonText) {
    return { status, headers: { ...JSON_TYPE }, body: undefined, json: result };
  }
  if (!(result instanceof HttpResult)) return toBodyReply(endpoint, result, {});
  const { parts } = result;
  const { headers, version } = parts;
  if ('location' in parts) {
    return { status: 302, headers: { ...headers, Location: parts.location }, body: undefined };
  }
  const type = { 'Content-Type': `${endpoint.file}; charset=utf-8` };
  const reply =
    'file' in parts
      ? { status, headers: { ...headers, ...type }, body: parts.file }
      : toBodyReply(endpoint, parts.body, { ...headers });
  if ('isRepeated' in parts) reply.status = endpoint.repeatedStatus ?? status;
  return version === undefined ? reply : withETag(reply, version.known);
}

function toBodyReply(
  { status, response }: Endpoint,
  body: unknown,
  headers: HttpReply['headers'],
): HttpReply {
  if (response === undefined) return { status, headers, body: undefined };
  // Parsing the reply removes fields that the contract does not name, so no private field leaks.
  return {
    status,
    headers: { ...headers, ...JSON_TYPE },
    body: JSON.stringify(response.parse(body)),
  };
}

/** Replies to members must not be cached, even on routes whose replies to guests may be cached. */
function forViewer(viewer: Viewer | undefined, reply: HttpReply): HttpReply {
  if (viewer === undefined) return reply;
  return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-store' } };
}

function withETag(reply: HttpReply, known = ''): HttpReply {
  const version = `"${createHash('sha256')
    .update(reply.body ?? '')
    .digest('base64url')}"`;
  const headers = { ...reply.headers, ETag: version };
  const isKnown = known === '*' || known.includes(version);
  return isKnown ? { status: 304, headers, body: undefined } : { ...reply, headers };
}

/**
 * Runs before the session lookup: refusing a caller above the rate must not cost a database
 * statement.
 */
async function requireWriteRate(
  context: Context,
  { name }: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (!isWriteName(name)) return;
  const { key } = await readCaller(request, context.tokens);
  enforceWriteRate(context, name, key);
}
