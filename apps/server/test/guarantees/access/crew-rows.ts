import { insertDate, newCrew } from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { addInviteLink } from '#test/factories/invite-link-factory.ts';
import { byClub, byMember, type Expected, type Row, type Scene } from './row.ts';

const hidden = { foreign: 404, unknown: 404 } as const;
const members = (status: number): Expected =>
  ({ host: status, cohost: status, joined: status, others: 404 }) as const;
const planners = (status: number): Expected =>
  ({ host: status, cohost: status, joined: 403, others: 404 }) as const;
const hostOnly = (status: number): Expected =>
  ({ host: status, cohost: 403, joined: 403, others: 404 }) as const;

const { plan } = newCrew;
const rhythm = { every: 'NONE', weekday: 3 };

async function addDate({ server, cast }: Scene): Promise<string> {
  const day = '2026-12-20';
  const sql = 'select from clubs where crew_id = $1 and planned_date = $2';
  const known = await runSql(server.context.database, sql, [cast.crew, day]);
  const crew = { crewId: cast.crew, host: cast.people.host, members: [] };
  if (known.length === 0) await insertDate(crew, { day });
  return day;
}

export const crewRows: Record<string, Row> = {
  'crews.create': {
    request: () => ({ body: { ...newCrew, rhythm, memberIds: [], ahead: 2 } }),
    expect: { own: 201 },
  },
  'crews.get': {
    request: ({ crewId }) => ({ params: { crewId } }),
    expect: {
      own: { host: 200, cohost: 200, joined: 200, waiting: 200, others: 404 },
      gone: { host: 200, cohost: 200, joined: 200, waiting: 410, others: 404 },
      ...hidden,
    },
  },
  'crews.edit': {
    request: ({ crewId }) => ({ params: { crewId }, body: { name: '새 이름', ahead: 2 } }),
    expect: { own: hostOnly(200), gone: hostOnly(422), ...hidden },
  },
  'crews.end': {
    request: ({ crewId }) => ({ params: { crewId } }),
    expect: { own: hostOnly(202), gone: hostOnly(202), ...hidden },
  },
  'crews.listOwn': {
    request: byMember,
    expect: { own: 200, foreign: 403, gone: 403, unknown: 403 },
  },
  'crews.listCandidates': {
    request: byClub,
    expect: {
      own: { host: 422, others: 403 },
      gone: { host: 422, others: 403 },
      foreign: 403,
      unknown: 404,
    },
  },
  'crewMembers.listCandidates': {
    request: ({ crewId }) => ({ params: { crewId } }),
    // The attendance of the crew's past meeting is not settled yet.
    expect: { own: planners(422), gone: planners(200), ...hidden },
  },
  // In these crews no attendance is settled, so there is nobody whom even a host could invite.
  'crewMembers.invite': {
    request: ({ crewId, cast }) => ({
      params: { crewId },
      body: { memberIds: [cast.people.critic.memberId] },
    }),
    expect: {
      own: members(403),
      gone: { host: 422, cohost: 422, joined: 403, others: 404 },
      ...hidden,
    },
  },
  'crewMembers.answerInvitation': {
    request: ({ crewId }) => ({ params: { crewId }, body: { joining: true } }),
    expect: {
      own: { host: 204, cohost: 204, joined: 204, waiting: 204, others: 404 },
      gone: { host: 204, cohost: 204, joined: 204, waiting: 410, others: 404 },
      ...hidden,
    },
  },
  'crewMembers.remove': {
    request: ({ crewId, target, me, cast }) => ({
      params: {
        crewId,
        memberId: target === 'own' ? me.memberId : cast.people.joined.memberId,
      },
      body: { reason: 'AWAY' },
    }),
    expect: {
      own: { host: 422, cohost: 204, joined: 204, rejected: 204, others: 404 },
      forged: { host: 204, cohost: 403, joined: 204, others: 404 },
      ...hidden,
    },
  },
  'crewMembers.assignRole': {
    request: ({ crewId, cast }) => ({
      params: { crewId, memberId: cast.people.joined.memberId },
      body: { role: 'COHOST' },
    }),
    expect: { own: hostOnly(204), gone: hostOnly(422), ...hidden },
  },
  'crewMembers.handOver': {
    request: ({ crewId, cast }) => ({
      params: { crewId },
      body: { memberId: cast.people.joined.memberId },
    }),
    expect: { own: hostOnly(202), gone: hostOnly(422), ...hidden },
  },
  'crewMembers.answerRequest': {
    request: ({ crewId, target, me, cast }) => ({
      params: {
        crewId,
        memberId: target === 'forged' ? cast.people.other.memberId : me.memberId,
      },
      body: { accepting: false },
    }),
    expect: { own: members(204), forged: 403, gone: members(204), ...hidden },
  },
  'crewMembers.takeBackRequest': {
    request: ({ crewId, cast }) => ({
      params: { crewId, memberId: cast.people.joined.memberId },
    }),
    expect: { own: hostOnly(204), gone: hostOnly(422), ...hidden },
  },
  'crewMembers.takeOver': {
    request: ({ crewId }) => ({ params: { crewId } }),
    expect: {
      own: { host: 204, cohost: 409, joined: 409, others: 404 },
      gone: { host: 204, cohost: 422, joined: 422, others: 404 },
      ...hidden,
    },
  },
  'crewMembers.setAlwaysGoing': {
    request: ({ crewId }) => ({ params: { crewId }, body: { going: true } }),
    expect: { own: members(204), gone: members(204), ...hidden },
  },
  'crewDates.changeRhythm': {
    request: ({ crewId }) => ({
      params: { crewId },
      body: { rhythm, plan, applyToOpenDates: false },
    }),
    expect: { own: planners(200), gone: planners(422), ...hidden },
  },
  'crewDates.resume': {
    request: ({ crewId }) => ({ params: { crewId } }),
    expect: { own: planners(200), gone: planners(422), ...hidden },
  },
  'crewDates.open': {
    request: ({ crewId }) => ({ params: { crewId }, body: { meetingDate: '2026-11-30', plan } }),
    expect: { own: planners(201), gone: planners(422), ...hidden },
  },
  'crewDates.skip': {
    request: async (scene) => ({
      params: { crewId: scene.crewId, plannedDate: await addDate(scene) },
    }),
    expect: { own: planners(202), gone: planners(422), ...hidden },
  },
  'crewInviteLinks.create': {
    request: async ({ server, cast, crewId }) => {
      const old = { crewId: cast.crew, expiresAt: new Date(0) };
      const replaces = await addInviteLink(server.context, old);
      return { params: { crewId }, body: { admits: true, usesLeft: 3, replaces } };
    },
    expect: { own: planners(201), gone: planners(422), ...hidden },
  },
  'crewInviteLinks.list': {
    request: ({ crewId }) => ({ params: { crewId } }),
    expect: { own: planners(200), gone: planners(200), ...hidden },
  },
  'crewInviteLinks.end': {
    request: ({ crewId }) => ({ params: { crewId, linkId: 2_000_000_000 } }),
    expect: { own: planners(404), gone: planners(404), ...hidden },
  },
};
