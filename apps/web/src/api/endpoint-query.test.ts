import { activity } from '@azit/contract/clubs/activity.endpoints';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { discovery } from '@azit/contract/clubs/discovery.endpoints';
import { FOLLOW_PAGE_SIZE, follows } from '@azit/contract/follows/follows.endpoints';
import { matchQuery, QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { endpointKey, endpointPages, endpointQuery } from './endpoint-query.ts';

function matchesKey(filter: QueryKey, key: QueryKey): boolean {
  const cache = new QueryClient().getQueryCache();
  const entry = cache.build(new QueryClient(), { queryKey: key });
  return matchQuery({ queryKey: filter }, entry);
}

const followersKey = (memberId: number) =>
  endpointPages(
    follows.listFollowers,
    { params: { memberId }, query: { size: FOLLOW_PAGE_SIZE } },
    { read: (page) => page, getId: ({ followId }) => followId },
  ).queryKey;

const closedKey = (memberId: number) =>
  endpointQuery(activity.listByState, { params: { memberId, entry: 2 } }, (lines) => lines)
    .queryKey;

test('a query key without input matches all cache entries of its endpoint only', () => {
  expect(matchesKey(endpointKey(follows.listFollowers), followersKey(3))).toBe(true);
  expect(matchesKey(endpointKey(follows.listFollowing), followersKey(3))).toBe(false);
});

test('a query key with partial input matches only entries that have those values', () => {
  expect(
    matchesKey(endpointKey(follows.listFollowers, { params: { memberId: 3 } }), followersKey(3)),
  ).toBe(true);
  expect(
    matchesKey(endpointKey(activity.listByState, { params: { memberId: 3 } }), closedKey(3)),
  ).toBe(true);
  expect(
    matchesKey(endpointKey(activity.listByState, { params: { memberId: 4 } }), closedKey(3)),
  ).toBe(false);
});

test('the same endpoint and input always give the same query key', () => {
  const params = { clubId: 5 };
  expect(endpointQuery(clubs.get, { params }, ({ data }) => data).queryKey).toEqual(
    endpointKey(clubs.get, { params }),
  );
});

test('lists of two days have different query keys; a key without a day matches both', () => {
  const on = (asOf: string) =>
    endpointPages(
      discovery.listByDate,
      { query: { size: 5, days: 0 } },
      { read: (page) => page, getId: ({ clubId }) => clubId, asOf },
    ).queryKey;
  expect(on('2026-11-15')).not.toEqual(on('2026-11-16'));
  expect(
    matchesKey(endpointKey(discovery.listByDate, { query: { days: 0 } }), on('2026-11-16')),
  ).toBe(true);
});
