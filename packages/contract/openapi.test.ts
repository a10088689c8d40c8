import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildOpenApi } from './openapi.ts';

test('the committed openapi.json equals the contract; npm run openapi writes the file', () => {
  const committed = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(buildOpenApi())));
});

type Operation = { security?: object[]; 'x-access': string };
const { paths, servers } = buildOpenApi() as {
  paths: Record<string, Record<string, Operation>>;
  servers: { url: string }[];
};

test('no two paths of openapi.json differ only in the name of a parameter', () => {
  const shapes = Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  expect(shapes.toSorted()).toEqual([...new Set(shapes)].toSorted());
});

test('openapi.json names its server and states for every operation who may call it', () => {
  expect(servers).toEqual([expect.objectContaining({ url: '/' })]);
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  for (const operation of operations) {
    const isPublic = operation['x-access'] === '누구나';
    expect(operation.security).toEqual(isPublic ? [] : [{ bearer: [] }]);
  }
});
