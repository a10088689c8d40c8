import * as z from 'zod/mini';
import type { Access, Endpoint } from './src/endpoint.ts';
import { mayBeUnchanged, refusedStatuses, takesIdempotencyKey } from './src/endpoint-status.ts';
import { errorBodySchema } from './src/envelope.ts';
import { contract } from './src/index.ts';

const ACCESS: Record<Access, string> = {
  anyone: '누구나',
  member: '회원',
  self: '본인',
  host: '호스트',
};

export function buildOpenApi(): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [domain, endpoints] of Object.entries(contract)) {
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(domain, endpoint),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: '아지트 API', version: '1.0.0' },
    servers: [{ url: '/', description: '이 문서를 보낸 서버' }],
    paths,
    components: {
      schemas: { Error: schema(errorBodySchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(domain: string, endpoint: Endpoint): object {
  const open = endpoint.access === 'anyone';
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [domain],
    'x-access': ACCESS[endpoint.access],
    security: open ? [] : [{ bearer: [] }],
    ...parameters(endpoint),
    ...requestBody(endpoint),
    responses: responses(endpoint),
  };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: '24시간 안에 같은 키로 다시 보내면 처음 응답을 그대로 받아요.',
  schema: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[ -~]+$' },
};

function parameters(endpoint: Endpoint): object {
  const { params, query, requestHeaders } = endpoint;
  const all = [
    ...parametersIn('path', params),
    ...parametersIn('query', query),
    ...parametersIn('header', requestHeaders),
    ...(takesIdempotencyKey(endpoint) ? [IDEMPOTENCY_KEY] : []),
  ];
  return all.length === 0 ? {} : { parameters: all };
}

function parametersIn(location: string, source: z.ZodMiniType | undefined): object[] {
  if (source === undefined) return [];
  const { properties = {}, required = [] } = schema(source, 'input');
  return Object.entries(properties).map(([name, definition]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: definition,
  }));
}

function requestBody({ body, multipart }: Endpoint): object {
  if (body === undefined && multipart === undefined) return {};
  const content = {
    ...(body && json(schema(body, 'input'))),
    ...(multipart && form(multipart)),
  };
  return { requestBody: { required: !z.safeParse(body ?? z.never(), undefined).success, content } };
}

function form(multipart: NonNullable<Endpoint['multipart']>): object {
  const image = { type: 'string', contentMediaType: 'application/octet-stream' };
  const data = multipart.data && { data: schema(multipart.data, 'input') };
  const properties = { image, ...data };
  const parts = { type: 'object', properties, required: Object.keys(properties) };
  return { 'multipart/form-data': { schema: parts } };
}

function responses(endpoint: Endpoint): object {
  const { status, repeatedStatus, responseHeaders = [] } = endpoint;
  const headers = Object.fromEntries(
    responseHeaders.map((name) => [name, { schema: { type: 'string' } }]),
  );
  const success = {
    description: '성공',
    ...(responseHeaders.length === 0 ? {} : { headers }),
    ...content(endpoint),
  };
  const refusal = { description: '거절', content: json({ $ref: '#/components/schemas/Error' }) };
  const refused = refusedStatuses(endpoint).map((code) => [code, refusal] as const);
  const unchanged = mayBeUnchanged(endpoint) ? [[304, { description: '그대로' }] as const] : [];
  const repeated = repeatedStatus
    ? [[repeatedStatus, { ...success, description: '이미 있던 것' }] as const]
    : [];
  return Object.fromEntries([[status, success], ...repeated, ...unchanged, ...refused]);
}

function content({ response, events, file }: Endpoint): object {
  if (file !== undefined) return { content: { [file]: { schema: { type: 'string' } } } };
  if (events !== undefined) return { content: { 'text/event-stream': eventStream(events) } };
  return response === undefined ? {} : { content: json(schema(response, 'output')) };
}

/** OpenAPI cannot describe events: the body is a string, and `x-events` lists them. */
function eventStream(events: NonNullable<Endpoint['events']>): object {
  const data = Object.entries(events).map(([name, source]) => [name, schema(source, 'output')]);
  return { schema: { type: 'string' }, 'x-events': Object.fromEntries(data) };
}

function json(definition: object) {
  return { 'application/json': { schema: definition } };
}

type JsonSchema = { properties?: Record<string, object>; required?: string[] };

function schema(source: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...definition } = z.toJSONSchema(source, { io });
  return definition as JsonSchema;
}
