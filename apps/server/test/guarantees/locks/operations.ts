import { randomUUID } from 'node:crypto';
import { CommandError } from '#server/commands/command-error.ts';
import { closeClub } from '#server/commands/operator/close-club.ts';
import { readCommandLine } from '#server/commands/operator/command-line.ts';
import { restoreMember, suspendMember } from '#server/commands/operator/members/member-status.ts';
import { rebuildReputations } from '#server/commands/operator/members/rebuild-reputation.ts';
import type { Command } from '#server/commands/operator/operator-session.ts';
import { silentProgress } from '#server/commands/progress.ts';
import { unchangedPlan } from '#test/factories/club-factory.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server } from '#test/harness/server-test.ts';
import type { Crowd } from './crowd.ts';

type Method = 'DELETE' | 'PATCH' | 'POST' | 'PUT';

export type Operation = (crowd: Crowd) => Promise<number>;

export async function send(actor: TestMember, method: Method, url: string, payload?: object) {
  const request = { method, url, token: actor.token, ...(payload && { payload }) };
  return (await server.call(request)).statusCode;
}

async function operate(run: Command['run'], ...words: string[]): Promise<number> {
  const { database, doorbells, jobs, clock, config } = server.context;
  const services = { database, doorbells, jobs, clock, config };
  const session = { ...services, operator: 'test', now: clock.now() };
  const request = readCommandLine([...words, '--note', '까닭', '--fix']);
  await run({ ...session, progress: silentProgress }, request).catch((error: unknown) => {
    // A CommandError means that a concurrent operation has changed the rows first. It corresponds
    // to a 4xx reply, so it is not a failure.
    if (!(error instanceof CommandError)) throw error;
  });
  return 200;
}

const withdraw = (member: TestMember) => send(member, 'DELETE', `/api/members/${member.memberId}`);
const suspend = ({ memberId }: TestMember) =>
  operate(suspendMember, 'members', 'suspend', String(memberId));
const memberUrl = ({ memberId }: TestMember, action: string) =>
  `/api/members/${memberId}/${action}`;
const decide = ({ host, waiting, clubId }: Crowd, status: string) =>
  send(host, 'PATCH', `/api/clubs/${clubId}/signups/${waiting.memberId}`, { status });

function review(reviewer: TestMember, { pastClubId }: Crowd, ...reviewees: TestMember[]) {
  const reviews = reviewees.map(({ memberId }) => ({
    reviewerId: reviewer.memberId,
    clubId: pastClubId,
    revieweeId: memberId,
    commentCategory: 'MOOD_MAKER',
  }));
  return send(reviewer, 'POST', '/api/reviews', reviews);
}

export async function openAgain({
  host,
  pastClubId,
}: Pick<Crowd, 'host' | 'pastClubId'>): Promise<number> {
  const plan = { ...unchangedPlan, joinQuestion: '또 오나요?', categorySmallId: 6 };
  const data = { ...plan, againOf: pastClubId, tellEarlier: true };
  const form = await multipartForm(await smallImage(), data);
  const { token } = host;
  return (await server.call({ method: 'POST', url: '/api/clubs', token, ...form })).statusCode;
}

function rename(member: TestMember): Promise<number> {
  return send(member, 'PATCH', `/api/members/${member.memberId}`, {
    nickname: `${member.nickname}새`,
    aboutMe: '소개',
    categorySmallId: [1],
  });
}

export const operations: Readonly<Record<string, Operation>> = {
  'withdrawal of the host': ({ host }) => withdraw(host),
  'withdrawal of a member': ({ joined }) => withdraw(joined),
  'withdrawal of an applicant': ({ waiting }) => withdraw(waiting),
  'withdrawal of a follower of all': ({ fan }) => withdraw(fan),
  follow: ({ other, host }) => send(other, 'POST', memberUrl(host, 'follow')),
  unfollow: ({ joined, other }) => send(joined, 'POST', memberUrl(other, 'unfollow')),
  'block of the host': ({ waiting, host }) => send(waiting, 'POST', memberUrl(host, 'block')),
  'block by the host': ({ host, waiting }) => send(host, 'POST', memberUrl(waiting, 'block')),
  'block of a member': ({ other, joined }) => send(other, 'POST', memberUrl(joined, 'block')),
  'room of two': ({ other, joined }) => send(other, 'POST', `/api/chats/with/${joined.memberId}`),
  application: ({ fan, clubId }) =>
    send(fan, 'POST', `/api/clubs/${clubId}/signups`, {
      memberId: fan.memberId,
      joinAnswer: '갈게요.',
    }),
  acceptance: (crowd) => decide(crowd, 'CLUB_JOINED'),
  rejection: (crowd) => decide(crowd, 'CLUB_REJECTED'),
  kick: ({ host, joined, clubId }) =>
    send(host, 'PATCH', `/api/clubs/${clubId}/kicks/${joined.memberId}`),
  'leaving a club': ({ other, clubId }) =>
    send(other, 'DELETE', `/api/clubs/${clubId}/signups/${other.memberId}`),
  'answer that a member does not come': ({ joined, clubId }) =>
    send(joined, 'PUT', `/api/clubs/${clubId}/confirmation`, { going: false }),
  'change of a club': ({ host, clubId }) =>
    send(host, 'POST', `/api/clubs/${clubId}/changes`, { meetingTime: '15:00' }),
  'cancellation of a club': ({ host, clubId }) => send(host, 'DELETE', `/api/clubs/${clubId}`),
  'cancellation by an operator': ({ clubId }) =>
    operate(closeClub, 'clubs', 'close', String(clubId)),
  'opening a club again': openAgain,
  'review by a member': (crowd) => review(crowd.joined, crowd, crowd.host, crowd.other),
  'review by another member': (crowd) => review(crowd.other, crowd, crowd.joined, crowd.host),
  attendance: ({ host, joined, other, pastClubId }) =>
    send(host, 'PUT', `/api/clubs/${pastClubId}/attendance`, {
      absent: [joined.memberId, other.memberId],
    }),
  announcement: ({ host, roomId }) =>
    send(host, 'POST', `/api/chats/${roomId}/messages`, {
      clientId: randomUUID(),
      body: '공지',
      kind: 'ANNOUNCEMENT',
    }),
  message: ({ joined, roomId }) =>
    send(joined, 'POST', `/api/chats/${roomId}/messages`, { clientId: randomUUID(), body: '말' }),
  'reading the inbox': ({ joined }) =>
    send(joined, 'PUT', '/api/notices/read', { upTo: 2_000_000_000 }),
  'new nickname of the host': ({ host }) => rename(host),
  'suspension of the host': ({ host }) => suspend(host),
  'suspension of a member': ({ joined }) => suspend(joined),
  'restoration of the host': async ({ host }) => {
    await suspend(host);
    return operate(restoreMember, 'members', 'restore', String(host.memberId));
  },
  'rebuilt temperatures': () => operate(rebuildReputations, 'reputation', 'rebuild'),
};
