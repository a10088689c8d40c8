import type { Endpoint } from '@azit/contract/endpoint';
import { expect } from 'vitest';
import { accountRows } from '#test/guarantees/access/account-rows.ts';
import { type Cast, createCast } from '#test/guarantees/access/cast.ts';
import { clubRows } from '#test/guarantees/access/club-rows.ts';
import { crewRows } from '#test/guarantees/access/crew-rows.ts';
import { peopleRows } from '#test/guarantees/access/people-rows.ts';
import { createScene, NOBODY, type Row } from '#test/guarantees/access/row.ts';
import { sendRequest } from '#test/guarantees/access/send-request.ts';
import { endpoints } from '#test/guarantees/endpoints.ts';
import { server, test } from '#test/harness/server-test.ts';
import { aboutNobodyElse, blockRows, ofRooms, ownBlocks } from './block-rows.ts';
import { hide, type Side, sides } from './hidden-pair.ts';

const rows: Record<string, Row> = {
  ...accountRows,
  ...clubRows,
  ...crewRows,
  ...peopleRows,
};

test('every endpoint declares how a block affects it', () => {
  const known = [...Object.keys(blockRows), ...ownBlocks, ...ofRooms, ...aboutNobodyElse];
  expect(known.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

const casts: Partial<Record<Side, Cast>> = {};
test.beforeAll(async () => {
  for (const side of sides) {
    const cast = await createCast(server.context);
    casts[side] = cast;
    expect(await hide(cast.people.stranger, cast.people.other, side)).toBe(201);
  }
});

type Ids = { memberId: number; clubId: number; crewId: number };

async function replyTo(endpoint: Endpoint, cast: Cast, ids: Ids) {
  const scene = { ...createScene(server, cast, 'stranger', 'unknown'), ...ids };
  const request = (await rows[endpoint.name]?.request(scene)) ?? { params: ids };
  const reply = await sendRequest(server, endpoint, request, scene.me.token);
  const { date: _date, 'x-request-id': _id, ...headers } = reply.headers;
  return { status: reply.statusCode, headers, body: reply.body };
}

const refusals = endpoints.flatMap((endpoint) => {
  const refused = blockRows[endpoint.name]?.refusesHidden;
  return sides
    .filter((side) => refused === true || refused === side)
    .map((side) => [endpoint.name, side, endpoint] as const);
});

// covers B1 (docs/coverage-statements.md)
test.each(refusals)(
  '%s, called by the %s, treats the other member like an unknown member',
  async (_name, side, endpoint) => {
    const cast = casts[side];
    if (cast === undefined) throw new Error('there is no cast');
    const { other } = cast.people;
    const hidden = await replyTo(endpoint, cast, {
      memberId: other.memberId,
      clubId: cast.otherClub,
      crewId: cast.otherCrew,
    });
    const unknown = await replyTo(endpoint, cast, {
      memberId: NOBODY,
      clubId: NOBODY,
      crewId: NOBODY,
    });
    expect(hidden.status).toBeGreaterThanOrEqual(400);
    expect(hidden).toEqual(unknown);
  },
);

test.each(['blocks.block', 'blocks.unblock'])(
  '%s, called by the blocked member, treats the blocker like a nonexistent member',
  async (name) => {
    const cast = casts.blocked;
    const endpoint = endpoints.find((one) => one.name === name);
    if (cast === undefined || endpoint === undefined) throw new Error('there is no cast');
    const memberId = cast.people.other.memberId;
    const hidden = await replyTo(endpoint, cast, { memberId, clubId: NOBODY, crewId: NOBODY });
    expect(hidden.status).toBe(404);
    expect(hidden).toEqual(
      await replyTo(endpoint, cast, { memberId: NOBODY, clubId: NOBODY, crewId: NOBODY }),
    );
  },
);
