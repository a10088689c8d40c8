import type { Endpoint } from '@azit/contract/endpoint';
import { expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { accessRows } from '#test/guarantees/access/access-rows.ts';
import { type Cast, createCast } from '#test/guarantees/access/cast.ts';
import { createScene, NOBODY } from '#test/guarantees/access/row.ts';
import { sendRequest } from '#test/guarantees/access/send-request.ts';
import { blockAs } from '#test/guarantees/blocks/hidden-pair.ts';
import { endpoints, paramNames } from '#test/guarantees/endpoints.ts';
import { server, test } from '#test/harness/server-test.ts';

const outsiders = ['guest', 'stranger', 'blocked', 'removed', 'rejected', 'former'] as const;
/**
 * In the crew, the member in the role `rejected` has left before the first test, and `former`
 * leaves in `beforeAll`.
 */
const outsideCrew = [...outsiders, 'invited'] as const;
type Outsider = (typeof outsideCrew)[number];

/** These endpoints name a club in the body instead of the path. */
const namesClubInBody = ['reviews.write', 'noticeSettings.change'];

const takesClub = (endpoint: Endpoint) =>
  paramNames(endpoint).includes('clubId') || namesClubInBody.includes(endpoint.name);

let cast: Cast;
test.beforeAll(async () => {
  cast = await createCast(server.context);
  const { people, club, pastClub } = cast;
  const { database } = server.context;
  await runSql(database, `update clubs set visibility = 'BY_LINK' where club_id = any($1)`, [
    [club, pastClub],
  ]);
  expect(await blockAs(people.host, people.critic)).toBe(201);
  const url = `/api/clubs/${club}/signups/${people.joined.memberId}`;
  const left = await server.call({ method: 'DELETE', url, token: people.joined.token });
  expect(left.statusCode).toBe(204);
  const member = `/api/crews/${cast.crew}/members/${people.joined.memberId}`;
  const parted = await server.call({ method: 'DELETE', url: member, token: people.joined.token });
  expect(parted.statusCode).toBe(204);
});

function toCaller(outsider: Outsider) {
  const { people } = cast;
  const callers = {
    guest: people.stranger,
    stranger: people.stranger,
    blocked: people.critic,
    removed: people.kicked,
    rejected: people.rejected,
    former: people.joined,
    invited: people.waiting,
  };
  return callers[outsider];
}

async function replyTo(endpoint: Endpoint, outsider: Outsider, clubId: number) {
  const me = toCaller(outsider);
  const isGuest = outsider === 'guest';
  const memberId = me.memberId;
  const base = createScene(server, cast, 'stranger', 'unknown');
  const scene = { ...base, me, isGuest, memberId, clubId };
  const request = (await accessRows[endpoint.name]?.request(scene)) ?? {};
  // Some rows of the access matrix choose another club or member. This test needs the link-only
  // club and its outsider.
  const params = { ...request.params };
  if ('clubId' in params) params.clubId = clubId;
  if (endpoint.access === 'self' && 'memberId' in params) params.memberId = memberId;
  const token = isGuest ? undefined : me.token;
  const reply = await sendRequest(server, endpoint, { ...request, params }, token);
  const { date: _date, 'x-request-id': _id, ...headers } = reply.headers;
  return { status: reply.statusCode, headers, body: reply.body };
}

const cases = endpoints
  .filter(takesClub)
  .flatMap((endpoint) =>
    outsiders.map((outsider) => ({ name: endpoint.name, outsider, endpoint })),
  );

// covers G1 (docs/coverage-statements.md)
test.each(cases)(
  '$name treats a link-only club like an unknown one for: $outsider',
  async (one) => {
    const hidden = await replyTo(one.endpoint, one.outsider, cast.club);
    expect(hidden.status).toBeGreaterThanOrEqual(400);
    expect(hidden).toEqual(await replyTo(one.endpoint, one.outsider, NOBODY));
  },
);

// covers G1 (docs/coverage-statements.md)
test.each(endpoints.filter(takesClub).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s treats a members-only crew meeting like an unknown club',
  async (_name, endpoint) => {
    for (const outsider of outsideCrew) {
      const hidden = await replyTo(endpoint, outsider, cast.date);
      expect(hidden.status, outsider).toBeGreaterThanOrEqual(400);
      expect(hidden, outsider).toEqual(await replyTo(endpoint, outsider, NOBODY));
    }
  },
);

test('more than twenty endpoints that take a club are called in this file', () => {
  expect(cases.length).toBeGreaterThan(outsiders.length * 20);
});

test('the host and an applicant see a link-only club', async () => {
  const { waiting, host } = cast.people;
  for (const { token } of [waiting, host]) {
    const seen = await server.call({ method: 'GET', url: `/api/clubs/${cast.club}`, token });
    expect(seen.json().data.visibility).toBe('BY_LINK');
  }
});
