import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Context } from './context.ts';
import { limitConnections } from './http/connections/connection-limits.ts';
import {
  refuseInvalidHeaders,
  refuseLongAddresses,
  replyToMalformedRequest,
  shortenLongAddress,
} from './http/connections/malformed-request.ts';
import { limitPipelining } from './http/connections/pipelined-requests.ts';
import { allowOrigins, allowOriginsToRead } from './http/cross-origin.ts';
import { freeBytesReader, refuseWritesOnFullDisk } from './http/disk-guard.ts';
import { addApiDocs } from './http/docs/api-docs.ts';
import { handleError } from './http/error-handler.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { mount } from './http/mount.ts';
import { releaseSlotsWithReply } from './http/overload/held-slots.ts';
import { limitCallers } from './http/overload/limit-callers.ts';
import { shedLoad } from './http/overload/shed-load.ts';
import { addHealthChecks } from './http/readiness/health.ts';
import { compressReplies } from './http/reads/compression.ts';
import { GuestResponseCache, replyFromCache } from './http/reads/guest-response-cache.ts';
import { addRequestIdHeader, readRequestId } from './http/request-id.ts';
import { logRequests } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { refuseBareOptions } from './http/unknown-route.ts';
import { acceptForms } from './http/uploads/read-upload.ts';
import { uploadSlots } from './http/uploads/upload-slots.ts';
import { serveWebApp } from './http/web/web-app.ts';
import { authenticator } from './modules/auth/authenticate.ts';
import { describeClubPage } from './modules/clubs/invitations/describe-club-page.ts';
import { imageDirectory } from './modules/images/file-image-store.ts';
import { serveImages, storeDefaultImages } from './modules/images/serve-images.ts';
import { serveLinkPreviews } from './modules/images/serve-link-previews.ts';
import { allRoutes } from './routes.ts';
import { publicUrl } from './runtime/app-address.ts';
import type { Traces } from './traces.ts';

const JSON_BODY_LIMIT = 64 * 1024;
const HEADERS_LIMIT_MS = 10_000;
const HEADERS_LIMIT_BYTES = 8 * 1_024;
const REQUEST_LIMIT_MS = 30_000;
const IDLE_LIMIT_MS = 60_000;
const CHECK_EVERY_MS = 1_000;

const slowClientLimits = {
  requestTimeout: REQUEST_LIMIT_MS,
  connectionTimeout: IDLE_LIMIT_MS,
  http: {
    headersTimeout: HEADERS_LIMIT_MS,
    maxHeaderSize: HEADERS_LIMIT_BYTES,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    // Turn this check off: Node would reply without a body to a request without a Host header.
    // refuseInvalidHeaders refuses it in JSON instead.
    requireHostHeader: false,
  },
};

/** A worker process runs only jobs, but its supervisor still needs the health endpoints. */
export function createHealthApp(context: Context, traces?: Traces): FastifyInstance {
  const app = Fastify({
    loggerInstance: context.log,
    ...slowClientLimits,
    genReqId: readRequestId,
    clientErrorHandler: replyToMalformedRequest,
    frameworkErrors: handleError,
  });
  traces?.traceRequests(app);
  addRequestIdHeader(app);
  addSecurityHeaders(app, context.config.storageBase);
  addHealthChecks(app, context);
  return app;
}

export async function createApp(context: Context, traces?: Traces): Promise<FastifyInstance> {
  const { config } = context;
  const app = createFastify(context);
  app.setErrorHandler(handleError);
  // Register tracing before the hooks that may reply: their replies also need a trace span.
  traces?.traceRequests(app);
  addRequestIdHeader(app);
  logRequests(app);
  // Call limitPipelining first: limitConnections takes over the connection listeners that exist
  // when it is called.
  limitPipelining(app);
  limitConnections(app.server, {
    total: config.maxConnections,
    perAddress: config.trustProxy ? undefined : config.maxConnectionsPerAddress,
    limitsRate: !config.trustProxy && config.rateLimitFactor > 0,
  });
  refuseInvalidHeaders(app);
  if (config.shedLoad) limitCallers(app, context);
  refuseLongAddresses(app);
  const guestResponseCache = new GuestResponseCache();
  replyFromCache(app, guestResponseCache, traces?.recordCacheHit);
  if (config.shedLoad) shedLoad(app, context);
  compressReplies(app);
  releaseSlotsWithReply(app);
  addSecurityHeaders(app, config.storageBase);
  if (config.databaseUrl === undefined)
    refuseWritesOnFullDisk(app, freeBytesReader(config.dataDir));
  refuseBareOptions(app);
  acceptEmptyJson(app);
  await mountRoutes(app, context, guestResponseCache);
  // Close open event streams first: clients never end them, so they would delay the shutdown.
  app.addHook('preClose', async () => context.streams.close());
  if (config.s3 !== undefined) app.addHook('onListen', () => fillBucket(context));
  return app;
}

function createFastify(context: Context): FastifyInstance {
  return Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Trust only the last address of X-Forwarded-For, which our proxy added: clients can forge the
    // others.
    trustProxy: context.config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: JSON_BODY_LIMIT,
    genReqId: readRequestId,
    rewriteUrl: shortenLongAddress,
    ...slowClientLimits,
    exposeHeadRoutes: true,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 320, ignoreTrailingSlash: true },
    clientErrorHandler: replyToMalformedRequest,
    frameworkErrors: handleError,
  });
}

async function mountRoutes(
  app: FastifyInstance,
  context: Context,
  guestResponseCache: GuestResponseCache,
): Promise<void> {
  const { config } = context;
  const services = {
    context,
    authenticate: authenticator(context),
    guestResponseCache,
    uploadSlots: uploadSlots(context.meters),
  };
  const [reads, writes] = [true, false].map((isRead) =>
    allRoutes.filter(({ endpoint }) => (endpoint.method === 'GET') === isRead),
  );
  await app.register(async (scope) => {
    allowOriginsToRead(scope, config.webOrigins);
    for (const route of reads ?? []) mount(scope, route, services);
  });
  await app.register(async (scope) => {
    await allowOrigins(scope, config.webOrigins);
    acceptForms(scope);
    addHealthChecks(scope, context);
    addApiDocs(scope);
    for (const route of writes ?? []) mount(scope, route, services);
    await serveImages(scope, imageDirectory(config));
    serveLinkPreviews(scope, context);
    await serveWebApp(scope, {
      distDir: config.webDistDir,
      storageBase: config.storageBase,
      publicUrl: publicUrl(config),
      describePage: (path) => describeClubPage(context, path),
    });
  });
}

async function fillBucket({ images, log }: Context): Promise<void> {
  await storeDefaultImages(images).catch((error) =>
    log.warn({ err: error }, 'default images not stored'),
  );
}
