import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Context } from './context.ts';
import { refuseOddHeaders, replyToBrokenRequest } from './http/connections/broken-request.ts';
import { limitConnections } from './http/connections/connection-limits.ts';
import { limitPipelining } from './http/connections/pipelined-requests.ts';
import { allowOrigins, allowOriginsToRead } from './http/cross-origin.ts';
import { freeBytesOf, refuseWritesOnFullDisk } from './http/disk-guard.ts';
import { addApiDocs } from './http/docs/api-docs.ts';
import { handleError } from './http/error-handler.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { mount } from './http/mount.ts';
import { leaveSlotsWithReply } from './http/overload/held-slots.ts';
import { limitCallers } from './http/overload/limit-callers.ts';
import { shedLoad } from './http/overload/shed-load.ts';
import { addHealthChecks } from './http/readiness/health.ts';
import { KeptReplies, replyFromKept } from './http/reads/kept-replies.ts';
import { requestIdOf, tellRequestId } from './http/request-id.ts';
import { logRequests } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { refuseBareOptions } from './http/unknown-route.ts';
import { acceptForms } from './http/uploads/read-upload.ts';
import { uploadSlots } from './http/uploads/upload-slots.ts';
import { serveWebApp } from './http/web/web-app.ts';
import { authenticator } from './modules/auth/authenticate.ts';
import { describeClubPage } from './modules/clubs/invitations/describe-club-page.ts';
import { storeDefaultImages } from './modules/images/default-images.ts';
import { imageDirectory } from './modules/images/image-directory.ts';
import { serveImages } from './modules/images/serve-images.ts';
import { serveLinkPreviews } from './modules/images/serve-link-previews.ts';
import { allRoutes } from './routes.ts';
import { publicUrl } from './runtime/app-address.ts';
import type { Traces } from './traces.ts';

const JSON_BODY_LIMIT = 64 * 1024;
/** How long a client may take to send a request: its headers, and all of it. */
const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 30_000;
/** How long a connection may stand still, also because its client reads nothing of the reply. */
const STILL_LIMIT_MS = 60_000;
/** How often Node looks for requests over these limits; its own default is 30 s. */
const LOOK_EVERY_MS = 1_000;

const slowClientLimits = {
  requestTimeout: REQUEST_LIMIT_MS,
  connectionTimeout: STILL_LIMIT_MS,
  http: {
    headersTimeout: HEADERS_LIMIT_MS,
    connectionsCheckingInterval: LOOK_EVERY_MS,
    // Refused all the same, by refuseOddHeaders: Node's own refusal has no body.
    requireHostHeader: false,
  },
};

/** For a process that only runs jobs: whoever supervises it asks whether it is alive. */
export function createHealthApp(context: Context, traces?: Traces): FastifyInstance {
  const app = Fastify({
    loggerInstance: context.log,
    ...slowClientLimits,
    genReqId: requestIdOf,
    clientErrorHandler: replyToBrokenRequest,
    frameworkErrors: handleError,
  });
  traces?.traceRequests(app);
  tellRequestId(app);
  addSecurityHeaders(app, context.config.storageBase);
  addHealthChecks(app, context);
  return app;
}

/** The whole program as one HTTP application, ready to listen or to be called by a test. */
export async function createApp(context: Context, traces?: Traces): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy is trusted, our own: anyone may have written what stands further left in the header.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: JSON_BODY_LIMIT,
    genReqId: requestIdOf,
    ...slowClientLimits,
    exposeHeadRoutes: true,
    // A request that was under way when the stop began is served, and ends its connection.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 320, ignoreTrailingSlash: true },
    clientErrorHandler: replyToBrokenRequest,
    frameworkErrors: handleError,
  });
  app.setErrorHandler(handleError);
  // Before whatever replies by itself, so that this has a span, too.
  traces?.traceRequests(app);
  tellRequestId(app);
  logRequests(app);
  limitConnections(app.server, {
    inAll: config.maxConnections,
    perAddress: config.trustProxy ? undefined : config.maxConnectionsPerAddress,
  });
  limitPipelining(app);
  refuseOddHeaders(app);
  if (config.shedLoad) limitCallers(app, context);
  const keptReplies = new KeptReplies();
  replyFromKept(app, keptReplies, traces?.noteKept);
  if (config.shedLoad) shedLoad(app, context);
  leaveSlotsWithReply(app);
  addSecurityHeaders(app, config.storageBase);
  // The disk of a database elsewhere is that database's own matter.
  if (config.databaseUrl === undefined) refuseWritesOnFullDisk(app, freeBytesOf(config.dataDir));
  refuseBareOptions(app);
  acceptEmptyJson(app);
  // Replies only: a packed request could unfold to any size, and no client of ours sends one.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  const services = {
    context,
    authenticate: authenticator(context),
    keptReplies,
    uploadSlots: uploadSlots(context.meters),
  };
  const [reads, writes] = [true, false].map((isRead) =>
    allRoutes.filter(({ endpoint }) => (endpoint.method === 'GET') === isRead),
  );
  // Each in a scope of its own, so that reads pass no hook of the plugins that only the others need:
  // a hook of the app itself is on every route, whenever it was added.
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
  // A stream would hold up the stop until it is cut off.
  app.addHook('preClose', async () => context.streams.close());
  if (config.s3 !== undefined) app.addHook('onListen', () => fillBucket(context));
  return app;
}

/** The server works without them, so a bucket that is out of reach is only noted. */
async function fillBucket({ images, log }: Context): Promise<void> {
  await storeDefaultImages(images).catch((error) =>
    log.warn({ err: error }, 'default images not stored'),
  );
}
