import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';
import { writeRates } from './write-rates.ts';

test('every write endpoint has a rate limit, and no read endpoint has a rate limit', () => {
  const endpoints: Endpoint[] = Object.values(contract).flatMap((domain) => Object.values(domain));
  const writes = endpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name);
  expect(Object.keys(writeRates).toSorted()).toEqual(writes.toSorted());
});
