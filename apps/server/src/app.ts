import compress from '@fastify/compress';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Context } from './context.ts';
import { refuseOddHeaders, replyToBrokenRequest } from './http/broken-request.ts';
import { freeBytesOf, refuseWritesOnFullDisk } from './http/disk-guard.ts';
import { addApiDocs } from './http/docs/api-docs.ts';
import { handleError } from './http/error-handler.ts';
import { addHealthChecks } from './http/health.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { mount } from './http/mount.ts';
import { multipartLimits } from './http/multipart.ts';
import { logRequests } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { serveWebApp } from './http/web/web-app.ts';
import { authenticator } from './modules/auth/authenticate.ts';
import { describeClubPage } from './modules/clubs/describe-club-page.ts';
import { imageDirectory } from './modules/images/image-directory.ts';
import { serveImages } from './modules/images/serve-images.ts';
import { allRoutes } from './routes.ts';

const JSON_BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 20_000;

/** For a process that only runs jobs: whoever supervises it asks whether it is alive. */
export function createHealthApp(context: Context): FastifyInstance {
  const app = Fastify({ loggerInstance: context.log, requestTimeout: REQUEST_TIMEOUT_MS });
  addHealthChecks(app, context);
  return app;
}

/** The whole program as one HTTP application, ready to listen or to be called by a test. */
export async function createApp(context: Context): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy is trusted, our own: anyone may have written what stands further left in the header.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: JSON_BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 320 },
    clientErrorHandler: replyToBrokenRequest,
    // Refused all the same, by refuseOddHeaders: Node's own refusal has no body.
    http: { requireHostHeader: false },
    frameworkErrors: handleError,
  });
  app.setErrorHandler(handleError);
  logRequests(app);
  refuseOddHeaders(app);
  addSecurityHeaders(app, config.storageBase);
  // The disk of a database elsewhere is that database's own matter.
  if (config.databaseUrl === undefined) refuseWritesOnFullDisk(app, freeBytesOf(config.dataDir));
  acceptEmptyJson(app);
  await app.register(cors, {
    origin: [...config.webOrigins],
    credentials: true,
    exposedHeaders: ['Authorization', 'Refresh', 'Retry-After'],
    allowedHeaders: ['Authorization', 'Refresh', 'Content-Type'],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  });
  // Replies only: a packed request could unfold to any size, and no client of ours sends one.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await app.register(multipart, { limits: multipartLimits });
  addHealthChecks(app, context);
  addApiDocs(app);
  const services = { context, authenticate: authenticator(context) };
  for (const route of allRoutes) mount(app, route, services);
  await serveImages(app, imageDirectory(config));
  await serveWebApp(app, {
    distDir: config.webDistDir,
    storageBase: config.storageBase,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    describePage: (path) => describeClubPage(context, path),
  });
  return app;
}
