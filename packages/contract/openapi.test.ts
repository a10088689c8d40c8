import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentSchemas } from './component-schemas.ts';
import { buildOpenApi } from './openapi.ts';

type Content = Record<string, { example?: unknown }>;
type Operation = {
  operationId: string;
  security?: object[];
  'x-access': string;
  parameters?: ({ name: string; example?: unknown } | { $ref: string })[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

const document = buildOpenApi();
const { paths, servers, components } = document as {
  paths: Record<string, Record<string, Operation>>;
  servers: { url: string }[];
  components: { schemas: Record<string, object> };
};
const operations = Object.values(paths).flatMap((path) => Object.values(path));

test('the committed openapi.json equals the contract; npm run openapi writes the file', () => {
  const committed = readFileSync(new URL('./openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(document)));
});

test('no two paths of openapi.json differ only in the name of a parameter', () => {
  const shapes = Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  expect(shapes.toSorted()).toEqual([...new Set(shapes)].toSorted());
});

test('openapi.json names its server and states for every operation who may call it', () => {
  expect(servers).toEqual([expect.objectContaining({ url: '/' })]);
  for (const operation of operations) {
    const isPublic = operation['x-access'] === '누구나';
    expect(operation.security).toEqual(isPublic ? [] : [{ bearer: [] }]);
  }
});

test('every body and parameter of every operation in openapi.json has an example', () => {
  const missing = operations.flatMap(({ operationId, parameters = [], requestBody, responses }) => {
    const bodies = [requestBody, ...Object.values(responses)].flatMap((body) =>
      Object.entries(body?.content ?? {}),
    );
    const named = parameters.flatMap((parameter) =>
      'name' in parameter ? [[parameter.name, parameter] as const] : [],
    );
    const without = [...bodies, ...named].filter(([, { example }]) => example === undefined);
    return without.map(([name]) => `${operationId}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every named schema of the contract is used in openapi.json under its name', () => {
  expect(Object.keys(components.schemas)).toEqual(Object.keys(componentSchemas).toSorted());
});

test('an object with more than five fields has a name in openapi.json', () => {
  const unnamed: string[][] = [];
  JSON.stringify(paths, (key, value) => {
    const fields = key === 'properties' ? Object.keys(value) : [];
    if (fields.length > 5) unnamed.push(fields);
    return key === 'example' ? undefined : value;
  });
  expect(unnamed).toEqual([]);
});
