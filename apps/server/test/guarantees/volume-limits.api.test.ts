import { randomUUID } from 'node:crypto';
import { contract } from '@azit/contract';
import type { Endpoint } from '@azit/contract/endpoint';
import { expect } from 'vitest';
import { makeOpaqueToken } from '#server/runtime/opaque-token.ts';
import { type VolumeRule, volumeLimits } from '#server/runtime/settings/rate-limit-settings.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs } from '#test/factories/member-factory.ts';
import { resetLimits } from '#test/factories/reset-limits.ts';
import { getRoomId } from '#test/factories/room-rows.ts';
import { server, test } from '#test/harness/server-test.ts';
import { accountRows } from './access/account-rows.ts';
import { type Cast, createCast, freshNickname } from './access/cast.ts';
import { clubRows } from './access/club-rows.ts';
import { crewRows } from './access/crew-rows.ts';
import { pushRows } from './access/push-rows.ts';
import { createScene, type RequestParts, type Row } from './access/row.ts';
import { sendRequest } from './access/send-request.ts';

const LIMIT = 2;
const rules = Object.keys(volumeLimits) as VolumeRule[];

test.override({
  settings: {
    RATE_LIMIT_FACTOR: '1',
    RATE_LIMITS: rules.map((rule) => `${rule}=${LIMIT}/3600`).join(','),
    OAUTH_NAVER_CLIENT_ID: 'id',
    OAUTH_NAVER_CLIENT_SECRET: 'secret',
  },
});
test.beforeEach(() => resetLimits(server.context));

type Way = { endpoint: Endpoint; request(cast: Cast): RequestParts | Promise<RequestParts> };

async function newMemberId(): Promise<number> {
  return (await createMember(server.context)).memberId;
}

async function newClubId(): Promise<number> {
  return createClub(server.context, { hostId: await newMemberId() });
}

function fromRow(row: Row | undefined): Way['request'] {
  return (cast) => row?.request(createScene(server, cast, 'host', 'own')) ?? {};
}

async function requestWithTicket(cast: Cast): Promise<RequestParts> {
  const { token: ticket, hash } = makeOpaqueToken();
  await insertRow(server.context.database, 'oauth_signups', {
    ticket_hash: hash,
    provider: 'naver',
    subject: ticket,
    email: `${freshNickname()}@mail.example`,
    expires_at: new Date(server.clock.now().getTime() + 60_000),
  });
  const { data } = await fromRow(accountRows['oauth.signUp'])(cast);
  return { data: { ...Object(data), ticket } };
}

function toRoom(request: () => RequestParts): Way['request'] {
  return async ({ club }) => ({
    params: { roomId: await getRoomId(server.context, club) },
    ...request(),
  });
}

function newText(kind: 'TEXT' | 'ANNOUNCEMENT') {
  return { clientId: randomUUID(), body: '안녕하세요', kind };
}

const ways: Record<VolumeRule, Way[]> = {
  duplicateCheck: [
    { endpoint: contract.members.check, request: fromRow(accountRows['members.check']) },
  ],
  signUp: [
    { endpoint: contract.members.signUp, request: fromRow(accountRows['members.signUp']) },
    { endpoint: contract.oauth.signUp, request: requestWithTicket },
  ],
  reissue: [{ endpoint: contract.auth.reissue, request: fromRow(accountRows['auth.reissue']) }],
  oauthBegin: [
    { endpoint: contract.oauth.begin, request: () => ({ params: { provider: 'naver' } }) },
  ],
  upload: [
    {
      endpoint: contract.members.changeImage,
      request: fromRow(accountRows['members.changeImage']),
    },
    { endpoint: contract.clubs.changeBanner, request: fromRow(clubRows['clubs.changeBanner']) },
  ],
  clubCreate: [
    { endpoint: contract.clubs.create, request: fromRow(clubRows['clubs.create']) },
    { endpoint: contract.crews.create, request: fromRow(crewRows['crews.create']) },
    { endpoint: contract.crewDates.open, request: fromRow(crewRows['crewDates.open']) },
  ],
  clubChange: [
    { endpoint: contract.meetings.change, request: fromRow(clubRows['meetings.change']) },
    {
      endpoint: contract.crewDates.changeRhythm,
      request: fromRow(crewRows['crewDates.changeRhythm']),
    },
  ],
  attendance: [
    {
      endpoint: contract.attendance.confirm,
      request: ({ pastClub }) => ({ params: { clubId: pastClub }, body: { absent: [] } }),
    },
  ],
  clubApply: [
    {
      endpoint: contract.applications.apply,
      request: async ({ people }) => ({
        params: { clubId: await newClubId() },
        body: { memberId: people.host.memberId, joinAnswer: '해 볼게요.' },
      }),
    },
  ],
  follow: [
    {
      endpoint: contract.follows.follow,
      request: async () => ({ params: { memberId: await newMemberId() } }),
    },
  ],
  chatOpen: [
    {
      endpoint: contract.chats.openWith,
      request: async ({ people }) => {
        const memberId = await newMemberId();
        const pair = [people.host.memberId, memberId];
        const follow = 'insert into follows (follower_id, followee_id) values ($1, $2), ($2, $1)';
        await runSql(server.context.database, follow, pair);
        return { params: { memberId } };
      },
    },
  ],
  block: [
    {
      endpoint: contract.blocks.block,
      request: async () => ({ params: { memberId: await newMemberId() } }),
    },
  ],
  report: [
    {
      endpoint: contract.reports.reportMember,
      request: async () => ({
        params: { memberId: await newMemberId() },
        body: { reportList: 'ETC' },
      }),
    },
    {
      endpoint: contract.reports.reportClub,
      request: async () => ({
        params: { clubId: await newClubId() },
        body: { reportCategory: 'ETC' },
      }),
    },
    {
      endpoint: contract.messages.report,
      request: async ({ club }) => ({
        params: { roomId: await getRoomId(server.context, club), seq: 1 },
        body: { reportCategory: 'ETC' },
      }),
    },
  ],
  message: [
    { endpoint: contract.messages.send, request: toRoom(() => ({ body: newText('TEXT') })) },
  ],
  chatPicture: [
    {
      endpoint: contract.messages.send,
      request: toRoom(() => ({ data: { clientId: randomUUID() } })),
    },
  ],
  announcement: [
    {
      endpoint: contract.messages.send,
      request: toRoom(() => ({ body: newText('ANNOUNCEMENT') })),
    },
  ],
  pushSubscribe: [
    { endpoint: contract.push.subscribe, request: fromRow(pushRows['push.subscribe']) },
  ],
};

// covers A1.12 (docs/coverage-statements.md)
test.each(
  rules.flatMap((rule) => ways[rule].map((way) => [rule, way.endpoint.name, way] as const)),
)(
  'the limit %s refuses the first request beyond it on %s',
  async (_rule, _name, { endpoint, request }) => {
    const cast = await createCast(server.context);
    const token = await freshToken(cast);
    const statuses: number[] = [];
    for (let count = 0; count <= LIMIT; count += 1) {
      const reply = await sendRequest(server, endpoint, await request(cast), token);
      statuses.push(reply.statusCode);
      if (count < LIMIT) continue;
      expect(JSON.parse(reply.body).code).toBe('RATE_LIMITED');
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, LIMIT)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  },
);

function freshToken({ people }: Cast): Promise<string> {
  return logInAs(server.context, people.host.memberId);
}
