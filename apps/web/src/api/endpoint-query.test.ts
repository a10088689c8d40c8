import { activity } from '@azit/contract/clubs/activity.endpoints';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { discovery } from '@azit/contract/clubs/discovery.endpoints';
import { FOLLOW_PAGE_SIZE, follows } from '@azit/contract/follows/follows.endpoints';
import { matchQuery, QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { endpointPages, endpointQuery, keyOf } from './endpoint-query.ts';

/** Whether an invalidation of `filter` reaches the cache entry of `key`. */
function reaches(filter: QueryKey, key: QueryKey): boolean {
  const cache = new QueryClient().getQueryCache();
  const entry = cache.build(new QueryClient(), { queryKey: key });
  return matchQuery({ queryKey: filter }, entry);
}

const followersOf = (memberId: number) =>
  endpointPages(
    follows.listFollowers,
    { params: { memberId }, query: { size: FOLLOW_PAGE_SIZE } },
    { read: (page) => page, getId: ({ followId }) => followId },
  ).queryKey;

const closedOf = (memberId: number) =>
  endpointQuery(activity.listByState, { params: { memberId, state: 2 } }, (lines) => lines)
    .queryKey;

test('a key without an input reaches every entry of its endpoint and no other endpoint', () => {
  expect(reaches(keyOf(follows.listFollowers), followersOf(3))).toBe(true);
  expect(reaches(keyOf(follows.listFollowing), followersOf(3))).toBe(false);
});

test('a key with a part of the input reaches the entries that agree with that part', () => {
  expect(reaches(keyOf(follows.listFollowers, { params: { memberId: 3 } }), followersOf(3))).toBe(
    true,
  );
  expect(reaches(keyOf(activity.listByState, { params: { memberId: 3 } }), closedOf(3))).toBe(true);
  expect(reaches(keyOf(activity.listByState, { params: { memberId: 4 } }), closedOf(3))).toBe(
    false,
  );
});

test('the key of one endpoint and input is the same wherever it is made', () => {
  const params = { clubId: 5 };
  expect(endpointQuery(clubs.get, { params }, ({ data }) => data).queryKey).toEqual(
    keyOf(clubs.get, { params }),
  );
});

test('a list as of another day has another key, and both are reached by its endpoint', () => {
  const on = (asOf: string) =>
    endpointPages(
      discovery.listByDate,
      { query: { size: 5, days: 0 } },
      { read: (page) => page, getId: ({ clubId }) => clubId, asOf },
    ).queryKey;
  expect(on('2026-11-15')).not.toEqual(on('2026-11-16'));
  expect(reaches(keyOf(discovery.listByDate, { query: { days: 0 } }), on('2026-11-16'))).toBe(true);
});
