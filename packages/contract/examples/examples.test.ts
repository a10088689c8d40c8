import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../src/endpoint.ts';
import { contract } from '../src/index.ts';
import { examplesByName } from './examples.ts';
import { parameterExamples } from './parameter-examples.ts';

const endpoints: Endpoint[] = Object.values(contract).flatMap((domain) => Object.values(domain));

type Part = { name: string; part: string; schema: z.core.$ZodType; example: unknown };

function listParts({ name, body, multipart, response }: Endpoint): Part[] {
  const examples: Record<string, unknown> = examplesByName.get(name) ?? {};
  return Object.entries({ body, data: multipart?.data, response }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [{ name, part, schema, example: examples[part] }],
  );
}

function listParameters({ name, params, query, requestHeaders }: Endpoint): Part[] {
  const sources = [params, query, requestHeaders].filter((source) => source !== undefined);
  return sources.flatMap((source) => {
    if (!(source instanceof z.ZodMiniObject)) throw new Error(`${name}: parameters are an object`);
    return Object.entries({ ...source.shape }).map(([part, schema]) => ({
      name,
      part,
      schema,
      example: parameterExamples[part],
    }));
  });
}

test.each(endpoints.flatMap(listParts))(
  '$name: the example of its $part is valid',
  ({ part, schema, example }) => {
    expect(example).toBeDefined();
    const parsed = z.safeParse(schema, example);
    expect(parsed.error?.issues).toBeUndefined();
    // A response schema removes unknown keys, so an example with such a key would differ.
    if (part === 'response') expect(parsed.data).toEqual(example);
  },
);

test.each(endpoints.flatMap(listParameters))(
  '$name: the example of the parameter $part is valid',
  ({ schema, example }) => {
    expect(example).toBeDefined();
    expect(z.safeParse(schema, example).error?.issues).toBeUndefined();
  },
);

test('the example of the event stream contains only valid events', () => {
  const { events } = contract.stream.open;
  const text = examplesByName.get('stream.open')?.text ?? '';
  const found = [...text.matchAll(/event: (\w+)\ndata: (.+)\n\n/g)];
  expect(found.map(([whole]) => whole).join('')).toBe(text);
  for (const [, name = '', data = ''] of found) {
    const schema: z.ZodMiniType | undefined = Object.entries(events).find(
      ([key]) => key === name,
    )?.[1];
    expect(schema?.safeParse(JSON.parse(data)).success, name).toBe(true);
  }
});

test('no example belongs to an endpoint or a parameter that does not exist', () => {
  const names = endpoints.map(({ name }) => name);
  expect([...examplesByName.keys()].filter((name) => !names.includes(name))).toEqual([]);
  const used = new Set(endpoints.flatMap(listParameters).map(({ part }) => part));
  expect(Object.keys(parameterExamples).filter((name) => !used.has(name))).toEqual([]);
});
