import type { Endpoint } from '@azit/contract/endpoint';
import fc from 'fast-check';
import { paramNames } from '#test/guarantees/endpoints.ts';
import { assemble, brokenForm, dataPart, imagePart } from './broken-forms.ts';
import { hostileKey, hostileText, hostileValue } from './hostile-values.ts';
import { rawQuery, rawSegment } from './raw-addresses.ts';
import { type RawBody, rawBody, wrongContentType } from './raw-bodies.ts';
import { brokenValue, type KnownIds, type Schema, soundValue, toSchema } from './schema-values.ts';

export type BadRequest = {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: RawBody | undefined;
};

type Setting = { ids: KnownIds; image: Buffer; token: string };
type Mend = (request: BadRequest) => BadRequest;

export function badRequest(endpoint: Endpoint, setting: Setting): fc.Arbitrary<BadRequest> {
  return fc
    .tuple(soundRequest(endpoint, setting), fc.array(flaw(endpoint, setting), MANY))
    .map(([sound, flaws]) => flaws.reduce((request, spoil) => spoil(request), sound));
}

const MANY = { minLength: 1, maxLength: 2 };

function soundRequest(endpoint: Endpoint, setting: Setting): fc.Arbitrary<BadRequest> {
  const { ids, image, token } = setting;
  const params = endpoint.params && soundValue(toSchema(endpoint.params), '', ids);
  const query = endpoint.query && soundValue(toSchema(endpoint.query), '', ids);
  return fc
    .tuple(params ?? fc.constant({}), query ?? fc.constant({}), soundBody(endpoint, ids, image))
    .map(([names, queried, body]) => ({
      method: endpoint.method,
      path: fillPath(endpoint, new Map(Object.entries(names ?? {}))),
      query: new URLSearchParams(toTexts(queried)).toString(),
      headers: { authorization: `Bearer ${token}` },
      body,
    }));
}

function soundBody(
  { body, multipart }: Pick<Endpoint, 'body' | 'multipart'>,
  ids: KnownIds,
  image: Buffer,
): fc.Arbitrary<RawBody | undefined> {
  if (body !== undefined) {
    const json = soundValue(toSchema(body), '', ids).map(toJson);
    const form = multipart && soundBody({ multipart }, ids, image);
    return form === undefined ? json : fc.oneof(json, form);
  }
  if (multipart === undefined) return fc.constant(undefined);
  if (multipart.data === undefined) return fc.constant(assemble([imagePart(image)]));
  const data = soundValue(toSchema(multipart.data), '', ids);
  return data.map((value) => assemble([imagePart(image), dataPart(value)]));
}

function flaw(endpoint: Endpoint, setting: Setting): fc.Arbitrary<Mend> {
  const kinds = [
    rawQuery.map((query) => (request: BadRequest) => ({ ...request, query })),
    fc.tuple(oddHeader, hostileText).map(([name, text]) => (request: BadRequest) => ({
      ...request,
      headers: { ...request.headers, [name]: headerText(text) },
    })),
  ];
  for (const name of paramNames(endpoint)) {
    kinds.push(pathFlaw(endpoint, name, setting));
  }
  const schema = endpoint.body ?? endpoint.multipart?.data;
  if (schema !== undefined) {
    const wrap = (value: unknown) =>
      endpoint.body === undefined
        ? assemble([imagePart(setting.image), dataPart(value)])
        : toJson(value);
    const spoiled = brokenBody(toSchema(schema), setting.ids).map(
      (value) => (request: BadRequest) => ({ ...request, body: wrap(value) }),
    );
    kinds.push(spoiled, spoiled, spoiled, spoiled, spoiled);
  }
  if (endpoint.multipart !== undefined) {
    const data =
      endpoint.multipart.data && soundValue(toSchema(endpoint.multipart.data), '', setting.ids);
    const forms = (data ?? fc.constant(undefined)).chain((sound) =>
      brokenForm(setting.image, sound),
    );
    const spoiled = forms.map((body) => (request: BadRequest) => ({ ...request, body }));
    kinds.push(spoiled, spoiled, spoiled);
  }
  if (endpoint.method !== 'GET') {
    kinds.push(
      rawBody.map((body) => (request: BadRequest) => ({ ...request, body })),
      wrongContentType.map((contentType) => (request: BadRequest) => ({
        ...request,
        ...(request.body && { body: { ...request.body, contentType } }),
      })),
    );
  }
  return fc.oneof(...kinds);
}

function pathFlaw(endpoint: Endpoint, name: string, { ids }: Setting): fc.Arbitrary<Mend> {
  const others = new Map(paramNames(endpoint).map((other) => [other, ids[other]?.[0] ?? 1]));
  return fc.oneof(rawSegment, hostileText.map(encode)).map((segment) => {
    const raw = endpoint.path.replaceAll(/:(\w+)/g, (_, key: string) =>
      key === name ? segment : String(others.get(key)),
    );
    return (request) => ({ ...request, path: raw });
  });
}

function brokenBody(schema: Schema, ids: KnownIds): fc.Arbitrary<unknown> {
  if (schema.type === 'array' && schema.items !== undefined) {
    const item = brokenBody(schema.items, ids);
    return fc.oneof(fc.array(item, { maxLength: 22 }), hostileValue, brokenValue(schema));
  }
  const { properties = {} } = schema;
  const names = Object.keys(properties);
  const spoiled = fc.constantFrom(...names).chain((name) =>
    fc
      .tuple(soundValue(schema, '', ids), brokenValue(properties[name] ?? {}))
      .map(([sound, value]) => ({
        ...Object(sound),
        [name]: value,
      })),
  );
  const dropped = fc
    .tuple(soundValue(schema, '', ids), fc.subarray(names))
    .map(([sound, remaining]) =>
      Object.fromEntries(
        Object.entries(Object(sound)).filter(([name]) => remaining.includes(name)),
      ),
    );
  const added = fc
    .tuple(soundValue(schema, '', ids), hostileKey, hostileValue)
    .map(([sound, key, value]) =>
      Object.fromEntries([...Object.entries(Object(sound)), [key, value]]),
    );
  return fc.oneof({ weight: 6, arbitrary: spoiled }, dropped, added, hostileValue);
}

const oddHeader = fc.constantFrom(
  'authorization',
  'refresh',
  'cookie',
  'content-encoding',
  'x-http-method-override',
  'x-forwarded-for',
  'origin',
  'accept-encoding',
  'accept',
  'if-none-match',
  'range',
);

function headerText(text: string): string {
  return text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 4_000);
}

function fillPath({ path }: Endpoint, params: Map<string, unknown>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encode(String(params.get(name))));
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 6_000);
}

function toJson(value: unknown): RawBody {
  return { contentType: 'application/json', bytes: Buffer.from(JSON.stringify(value) ?? '') };
}

function toTexts(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(Object(value)).map(([k, v]) => [k, String(v)]));
}
