import fc from 'fast-check';
import * as z from 'zod/mini';
import { freshNickname } from '#test/guarantees/access/cast.ts';
import { hostileValue } from './hostile-values.ts';

export type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
};

export function toSchema(source: z.ZodMiniType): Schema {
  return z.toJSONSchema(source, { io: 'input' }) as Schema;
}

export type KnownIds = Record<string, readonly number[]>;

const known: Record<string, () => fc.Arbitrary<unknown>> = {
  nickname: () => fc.constant(null).map(freshNickname),
  email: () => fc.constant(null).map(() => `${freshNickname()}@mail.example`),
  password: () => fc.constant('azit1234!'),
  passwordCheck: () => fc.constant('azit1234!'),
  newPassword: () => fc.constant('azit1234!'),
  newPasswordCheck: () => fc.constant('azit1234!'),
  birthYear: () => fc.constant('1990'),
  birthYearMin: () => fc.constant(null),
  birthYearMax: () => fc.constant('2000'),
  meetingDate: () => fc.constant('2026-11-21'),
  meetingTime: () => fc.constant('14:00'),
  onlineLink: () => fc.constant('https://meet.example/a'),
  bringAlong: () => fc.constant('물통'),
  ticket: () => fc.constant('ticket'),
  provider: () => fc.constant('google'),
};

export function soundValue(schema: Schema, name: string, ids: KnownIds): fc.Arbitrary<unknown> {
  const own = ids[name];
  if (own !== undefined) return fc.constantFrom(...own);
  const given = known[name];
  if (given !== undefined) return given();
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const [choice] = schema.anyOf ?? [];
  if (choice !== undefined) return soundValue(choice, name, ids);
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 9, 99) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.tuple(soundValue(schema.items ?? {}, `${name}[]`, ids));
    case 'object':
      return soundObject(schema, ids);
    default:
      return fc.constant('가나'.padEnd(schema.minLength ?? 0, '다').slice(0, schema.maxLength));
  }
}

function soundObject(
  { properties = {} }: Schema,
  ids: KnownIds,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, soundValue(schema, name, ids)] as const,
  );
  return fc.record(Object.fromEntries(fields));
}

export function brokenValue(schema: Schema): fc.Arbitrary<unknown> {
  const edges = listEdges(schema);
  if (edges.length === 0) return hostileValue;
  return fc.oneof(
    { weight: 3, arbitrary: hostileValue },
    { weight: 2, arbitrary: fc.constantFrom(...edges) },
  );
}

function listEdges(schema: Schema): unknown[] {
  const { type, minimum = 0, maximum, minLength = 0, maxLength, anyOf, items } = schema;
  if (anyOf !== undefined) return anyOf.flatMap(listEdges);
  if (type === 'integer') {
    const top = maximum ?? 0;
    return [minimum - 1, minimum, top, top + 1, minimum + 0.5, String(minimum), [minimum]];
  }
  if (type === 'string' && maxLength !== undefined) {
    const lengths = [minLength - 1, minLength, maxLength, maxLength + 1, maxLength * 2];
    const texts = lengths.map((length) => '나'.repeat(Math.max(0, length)));
    return [...texts, '\u{1f600}'.repeat(maxLength), '\n'.repeat(maxLength), [texts[0]]];
  }
  if (type === 'array' && items !== undefined) {
    const inner = listEdges(items);
    return [[], inner, Array.from({ length: 60 }, () => inner[0] ?? null), [[]], {}];
  }
  return [];
}
