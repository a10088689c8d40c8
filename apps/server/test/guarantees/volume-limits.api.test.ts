import { contract } from '@azit/contract';
import type { Endpoint } from '@azit/contract/endpoint';
import { expect } from 'vitest';
import { type VolumeRule, volumeLimits } from '#server/limits/rate-limit-rules.ts';
import { makeOpaqueToken } from '#server/runtime/opaque-token.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';
import { accountRows } from './access/account-rows.ts';
import { type Cast, createCast, freshNickname } from './access/cast.ts';
import { clubRows } from './access/club-rows.ts';
import { type Ask, createScene, type Row } from './access/row.ts';
import { sendAsk } from './access/send-ask.ts';

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
test.beforeEach(() => runSql(server.context.database, 'truncate rate_limit_hits'));

type Way = { endpoint: Endpoint; ask(cast: Cast): Ask | Promise<Ask> };

async function newMemberId(): Promise<number> {
  return (await createMember(server.context)).memberId;
}

async function newClubId(): Promise<number> {
  return createClub(server.context, { hostId: await newMemberId() });
}

/** As the matrix asks it, in the name of the club's host. */
function fromRow(row: Row | undefined): Way['ask'] {
  return (cast) => row?.ask(createScene(server, cast, 'host', 'own')) ?? {};
}

/** Only whoever came back from a provider gets as far as the limit. */
async function askWithTicket(cast: Cast): Promise<Ask> {
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

/** Each rule, and every way to run into it. */
const ways: Record<VolumeRule, Way[]> = {
  duplicateCheck: [
    { endpoint: contract.members.check, ask: fromRow(accountRows['members.check']) },
  ],
  signUp: [
    { endpoint: contract.members.signUp, ask: fromRow(accountRows['members.signUp']) },
    { endpoint: contract.oauth.signUp, ask: askWithTicket },
  ],
  reissue: [{ endpoint: contract.auth.reissue, ask: fromRow(accountRows['auth.reissue']) }],
  oauthBegin: [{ endpoint: contract.oauth.begin, ask: () => ({ params: { provider: 'naver' } }) }],
  upload: [
    { endpoint: contract.members.changeImage, ask: fromRow(accountRows['members.changeImage']) },
    { endpoint: contract.clubs.changeBanner, ask: fromRow(clubRows['clubs.changeBanner']) },
  ],
  clubCreate: [{ endpoint: contract.clubs.create, ask: fromRow(clubRows['clubs.create']) }],
  clubApply: [
    {
      endpoint: contract.applications.apply,
      ask: async ({ people }) => ({
        params: { clubId: await newClubId() },
        body: { memberId: people.host.memberId, joinAnswer: '해 볼게요.' },
      }),
    },
  ],
  follow: [
    {
      endpoint: contract.follows.follow,
      ask: async () => ({ params: { memberId: await newMemberId() } }),
    },
  ],
  report: [
    {
      endpoint: contract.reports.reportMember,
      ask: async () => ({ params: { memberId: await newMemberId() }, body: { reportList: 'ETC' } }),
    },
    {
      endpoint: contract.reports.reportClub,
      ask: async () => ({ params: { clubId: await newClubId() }, body: { reportCategory: 'ETC' } }),
    },
  ],
};

// covers A1.12
test.each(
  rules.flatMap((rule) => ways[rule].map((way) => [rule, way.endpoint.name, way] as const)),
)(
  'the limit %s refuses the request after the last allowed one on %s',
  async (_rule, _name, { endpoint, ask }) => {
    const cast = await createCast(server.context);
    const token = await freshToken(cast);
    const statuses: number[] = [];
    for (let count = 0; count <= LIMIT; count += 1) {
      const reply = await sendAsk(server, endpoint, await ask(cast), token);
      statuses.push(reply.statusCode);
      if (count < LIMIT) continue;
      expect(reply.json().code).toBe('RATE_LIMITED');
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, LIMIT)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  },
);

/** The clock has moved past the end of the first one. */
function freshToken({ people }: Cast): Promise<string> {
  return logInAs(server.context, people.host.memberId);
}
