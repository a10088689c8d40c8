import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { serverBusy } from '#server/runtime/refusal.ts';
import { refusalReply } from '../error-handler.ts';
import { plainSecurityHeaders } from '../security-headers.ts';
import { type LoadShedding, loadShedding, type ReadKind } from './load-shedding.ts';
import { isStream, readKindOf } from './read-kind.ts';

const ADAPT_EVERY_MS = 100;
const LAG_RESOLUTION_MS = 10;
/** Spread, so that not all come again at once. */
const LONGEST_RETRY_SECONDS = 3;

type Given = Pick<Context, 'config' | 'database' | 'meters' | 'log'>;

/**
 * Refuses reads while there is more to do than can be done, before anything else is done for them:
 * a refusal costs a fraction of a reply. Nothing of this is seen by requests that a test hands in.
 */
export function shedLoad(
  app: FastifyInstance,
  context: Given,
  shedding: LoadShedding = loadShedding(),
): void {
  const { meters, config } = context;
  const handle = app.server.listeners('request');
  const refusal = refusalReply(serverBusy());
  let underWay = 0;
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const kind = readKindOf(request);
    if (kind !== undefined && shedding.isRefused(kind)) return refuse(kind, request, response);
    if (!isStream(request)) {
      underWay += 1;
      response.once('close', () => {
        underWay -= 1;
      });
    }
    for (const listener of handle) listener.call(app.server, request, response);
  });

  function refuse(kind: ReadKind, { headers }: IncomingMessage, response: ServerResponse): void {
    meters.count('azit_overload_refusals_total', kind);
    const seconds = 1 + Math.floor(Math.random() * LONGEST_RETRY_SECONDS);
    response.writeHead(refusal.status, {
      ...plainSecurityHeaders,
      ...refusal.headers,
      ...readableBy(headers.origin, config.webOrigins),
      'Retry-After': String(seconds),
    });
    response.end(refusal.body);
  }

  watch(app, context, shedding, () => underWay);
}

function readableBy(origin: string | undefined, allowed: readonly string[]) {
  const isAllowed = origin !== undefined && allowed.includes(origin);
  if (!isAllowed) return {};
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' };
}

/** Measures and adapts while the server listens. */
function watch(
  app: FastifyInstance,
  { database, meters, log }: Given,
  shedding: LoadShedding,
  underWay: () => number,
): void {
  const loop = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  let before = database.load();
  let refused = 0;
  const adapt = () => {
    const lagMs = Math.max(loop.mean / 1e6 - LAG_RESOLUTION_MS, 0);
    loop.reset();
    const now = database.load();
    const waitMs = (now.waitedMs - before.waitedMs) / Math.max(now.checkOuts - before.checkOuts, 1);
    before = now;
    const share = shedding.adapt({ lagMs, waitMs, underWay: underWay() });
    if (refused === 0 && share > 0) log.warn('too much to do, refusing a share of the reads');
    if (refused > 0 && share === 0) log.info('all reads are answered again');
    refused = share;
  };
  meters.addGauge({
    name: 'azit_overload_share',
    help: 'Share of reads refused: up to 1 of guests’ lists, above 1 all of those and of the rest.',
    read: () => [{ value: refused }],
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    loop.enable();
    timer = setInterval(adapt, ADAPT_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    loop.disable();
  });
}
