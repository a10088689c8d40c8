import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildOpenApi } from './openapi.ts';

test('the committed openapi.json equals the contract (npm run openapi writes it)', () => {
  const committed = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(buildOpenApi())));
});
