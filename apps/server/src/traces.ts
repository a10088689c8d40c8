import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type Context as SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from './database/database.ts';
import type { Watch } from './database/replicas/open-replicas.ts';
import type { TraceSettings } from './runtime/settings/trace-settings.ts';

export type Traces = {
  traceRequests(app: FastifyInstance): void;
  recordCacheHit(request: FastifyRequest): void;
  traceStatements: Watch;
  stop(): Promise<void>;
};

export function startTraces({ endpoint, share, followsProxy }: TraceSettings): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'azit' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('azit');
  const traced: TracedRequests = new WeakMap();
  return {
    traceRequests: (app) => traceRequests(app, { tracer, traced, followsProxy }),
    recordCacheHit: (request) => traced.get(request)?.span.setAttribute('azit.reply.kept', true),
    traceStatements: (database, server) => traceStatements(database, server, tracer),
    stop: async () => {
      // An unreachable collector must not fail the shutdown.
      await provider.shutdown().catch(() => undefined);
      context.disable();
      propagation.disable();
    },
  };
}

type TracedRequests = WeakMap<FastifyRequest, { span: Span; within: SpanContext }>;

type RequestTracing = { tracer: Tracer; traced: TracedRequests; followsProxy: boolean };

function traceRequests(
  app: FastifyInstance,
  { tracer, traced, followsProxy }: RequestTracing,
): void {
  // Only our proxy may decide about tracing: a stranger could otherwise have all requests traced.
  const readParent = ({ headers }: FastifyRequest) =>
    followsProxy ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
  app.addHook('onRequest', (request, _reply, next) => {
    const { method, id } = request;
    // Record the route instead of the URL, because search terms are private.
    const route = request.routeOptions.url ?? 'none';
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'azit.request_id': id,
    };
    const kind = SpanKind.SERVER;
    const parent = readParent(request);
    const span = tracer.startSpan(`${method} ${route}`, { kind, attributes }, parent);
    const within = trace.setSpan(parent, span);
    traced.set(request, { span, within });
    context.with(within, next);
  });
  // Reading the body leaves the async context of the connection, so restore the context of the
  // request.
  app.addHook('preValidation', (request, _reply, next) => {
    context.with(traced.get(request)?.within ?? context.active(), next);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = traced.get(request)?.span;
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

function traceStatements(database: Database, server: string, tracer: Tracer): Database {
  async function during<T>(query: unknown, work: () => Promise<T>): Promise<T> {
    if (trace.getActiveSpan() === undefined) return work();
    const attributes = { 'db.system.name': 'postgresql', 'azit.database': server };
    const span = tracer.startSpan(nameSpan(query), { kind: SpanKind.CLIENT, attributes });
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }
  return {
    ...database,
    run: (query) => during(query, () => database.run(query)),
    checkOut: async () => {
      const client = await during('connection', () => database.checkOut());
      const query = (text: string) => during(text, () => client.query(text));
      return Object.create(client, { query: { value: query } });
    },
  };
}

function nameSpan(query: unknown): string {
  if (typeof query === 'string') return query.split(' ', 1)[0] ?? '';
  const isNamed = typeof query === 'object' && query !== null && 'name' in query;
  return isNamed && query.name !== '' ? String(query.name) : 'statement';
}
