import { activity } from '@azit/contract/clubs/activity.endpoints';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { discovery } from '@azit/contract/clubs/discovery.endpoints';
import { FOLLOW_PAGE_SIZE, follows } from '@azit/contract/follows/follows.endpoints';
import { matchQuery, QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { endpointKey, endpointPages, endpointQuery } from './endpoint-query.ts';

/** Whether an invalidation of `filter` matches the cache entry of `key`. */
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
  endpointQuery(activity.listByState, { params: { memberId, state: 2 } }, (lines) => lines)
    .queryKey;

test('a key without input matches every entry of its endpoint only', () => {
  expect(matchesKey(endpointKey(follows.listFollowers), followersKey(3))).toBe(true);
  expect(matchesKey(endpointKey(follows.listFollowing), followersKey(3))).toBe(false);
});

test('a key with partial input matches the entries that agree with it', () => {
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

test('the key of an endpoint and input is always the same', () => {
  const params = { clubId: 5 };
  expect(endpointQuery(clubs.get, { params }, ({ data }) => data).queryKey).toEqual(
    endpointKey(clubs.get, { params }),
  );
});

test('a list as of another day has another key; its endpoint matches both', () => {
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
