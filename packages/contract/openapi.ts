import * as z from 'zod/mini';
import { CONVENTIONS } from './conventions.ts';
import { examplesByName } from './examples/examples.ts';
import { parameterExamples } from './examples/parameter-examples.ts';
import { nameSchemas, toJsonSchema } from './json-schema.ts';
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

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: '24시간 안에 같은 키로 다시 보내면 처음 응답을 그대로 받아요.',
  schema: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[ -~]+$' },
  example: 'b7f3c2d1-4e5a',
};

const REFUSAL_EXAMPLE = {
  status: 400,
  code: 'VALIDATION_FAILED',
  message: '입력한 내용을 확인해 주세요.',
  fieldErrors: [{ field: 'clubName', message: '이름은 2~24자로 써 주세요.' }],
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
  const refusal = json(toJsonSchema(errorBodySchema, 'output'), REFUSAL_EXAMPLE);
  return nameSchemas({
    openapi: '3.1.0',
    info: { title: '아지트 API', version: '1.0.0', description: CONVENTIONS },
    servers: [{ url: '/', description: '이 문서를 보낸 서버' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      responses: { Refusal: { description: '거절', content: refusal } },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
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

function parameters(endpoint: Endpoint): object {
  const { params, query, requestHeaders } = endpoint;
  const all = [
    ...parametersIn('path', params),
    ...parametersIn('query', query),
    ...parametersIn('header', requestHeaders),
    ...(takesIdempotencyKey(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return all.length === 0 ? {} : { parameters: all };
}

function parametersIn(location: string, source: z.ZodMiniType | undefined): object[] {
  if (source === undefined) return [];
  const { properties = {}, required = [], $defs } = toJsonSchema(source, 'input');
  return Object.entries(properties).map(([name, definition]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: { ...definition, ...($defs && { $defs }) },
    example: parameterExamples[name],
  }));
}

function requestBody({ name, body, multipart }: Endpoint): object {
  if (body === undefined && multipart === undefined) return {};
  const example = examplesByName.get(name);
  const content = {
    ...(body && json(toJsonSchema(body, 'input'), example?.body)),
    ...(multipart && form(multipart, example?.data)),
  };
  return { requestBody: { required: !z.safeParse(body ?? z.never(), undefined).success, content } };
}

function form(multipart: NonNullable<Endpoint['multipart']>, example: unknown): object {
  const image = { type: 'string', contentMediaType: 'application/octet-stream' };
  const data = multipart.data && { data: toJsonSchema(multipart.data, 'input') };
  const properties = { image, ...data };
  const parts = { type: 'object', properties, required: Object.keys(properties) };
  const sent = { image: 'photo.jpg', data: example };
  return { 'multipart/form-data': { schema: parts, example: sent } };
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
  const refusal = { $ref: '#/components/responses/Refusal' };
  const refused = refusedStatuses(endpoint).map((code) => [code, refusal] as const);
  const unchanged = mayBeUnchanged(endpoint) ? [[304, { description: '그대로' }] as const] : [];
  const repeated = repeatedStatus
    ? [[repeatedStatus, { ...success, description: '이미 있던 것' }] as const]
    : [];
  return Object.fromEntries([[status, success], ...repeated, ...unchanged, ...refused]);
}

function content({ name, response, events, file }: Endpoint): object {
  const example = examplesByName.get(name);
  const text = { schema: { type: 'string' }, example: example?.text };
  if (file !== undefined) return { content: { [file]: text } };
  if (events !== undefined) {
    return { content: { 'text/event-stream': { ...text, 'x-events': describeEvents(events) } } };
  }
  if (response === undefined) return {};
  return { content: json(toJsonSchema(response, 'output'), example?.response) };
}

/** OpenAPI cannot describe events: the body is a string, and `x-events` lists them. */
function describeEvents(events: NonNullable<Endpoint['events']>): object {
  const data = Object.entries(events).map(([name, source]) => [
    name,
    toJsonSchema(source, 'output'),
  ]);
  return Object.fromEntries(data);
}

function json(schema: object, example: unknown) {
  return { 'application/json': { schema, example } };
}
