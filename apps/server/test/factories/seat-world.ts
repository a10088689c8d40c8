import { settleDueSeats } from '#server/modules/clubs/seats/settle-due-seats.ts';
import { server } from '#test/harness/server-test.ts';
import { addClubMember, createClub } from './club-factory.ts';
import { send } from './crew-factory.ts';
import { runSql } from './insert-row.ts';
import { createMember, logInAs, type TestMember } from './member-factory.ts';

export type SeatWorld = {
  clubId: number;
  host: TestMember;
  seated: TestMember[];
  queue: TestMember[];
};

export const joinQueue = (who: TestMember, clubId: number) =>
  send(who, 'POST', `/api/clubs/${clubId}/signups`, { joinAnswer: '저요.', waitlist: true });

export const preapprove = ({ clubId, host }: SeatWorld, who: TestMember, approved = true) =>
  send(host, 'PUT', `/api/clubs/${clubId}/signups/${who.memberId}/preapproval`, { approved });

export const answerOffer = (who: TestMember, clubId: number, accepting: boolean) =>
  send(who, 'PUT', `/api/clubs/${clubId}/offer`, { accepting });

export const cancel = (who: TestMember, clubId: number) =>
  send(who, 'DELETE', `/api/clubs/${clubId}/signups/${who.memberId}`);

export const decide = ({ clubId, host }: SeatWorld, who: TestMember, status: string) =>
  send(host, 'PATCH', `/api/clubs/${clubId}/signups/${who.memberId}`, { status });

export const readClub = async (who: TestMember, clubId: number) =>
  (await send(who, 'GET', `/api/clubs/${clubId}`)).json().data;

/** Creates a full club of three. The people in its queue are approved by the host. */
export async function createFullClub(queued = 2, approved = queued): Promise<SeatWorld> {
  const { context } = server;
  const [host, ...others] = await Promise.all(
    Array.from({ length: 3 + queued }, () => createMember(context)),
  );
  if (host === undefined) throw new Error('no host');
  const clubId = await createClub(context, { hostId: host.memberId, memberLimit: 3 });
  const world = { clubId, host, seated: others.slice(0, 2), queue: others.slice(2) };
  for (const { memberId } of world.seated)
    await addClubMember(context, clubId, memberId, 'CLUB_JOINED');
  for (const [index, member] of world.queue.entries()) {
    await joinQueue(member, clubId);
    if (index < approved) await preapprove(world, member);
    server.clock.advance(1_000);
  }
  return world;
}

/**
 * Sets the clock and logs the members in again, because their tokens have expired at the new time.
 */
export async function setTime(instant: string, ...members: TestMember[]): Promise<void> {
  server.clock.set(instant);
  for (const member of members) member.token = await logInAs(server.context, member.memberId);
}

export const runSeatJob = () => settleDueSeats(server.context, new AbortController().signal);

/** Maps every member of the club to `joined`, `queued` or `offered`, in the order of the rows. */
export async function readParts(clubId: number): Promise<Record<number, string>> {
  const rows = await runSql(
    server.context.database,
    `select s.member_id, case when s.status = 'CLUB_JOINED' then 'joined'
       when exists (select from seat_offers o where o.club_id = s.club_id
         and o.member_id = s.member_id and o.state = 'OPEN') then 'offered'
       when s.queued_at is not null then 'queued'
       when s.status = 'CLUB_WAITING' then 'waiting' else 'out' end as part
     from club_members s where s.club_id = $1`,
    [clubId],
  );
  return Object.fromEntries(rows.map((row) => [Number(row.member_id), String(row.part)]));
}

export async function readPart(clubId: number, { memberId }: TestMember): Promise<string> {
  return (await readParts(clubId))[memberId] ?? 'none';
}

export async function readKinds(who: TestMember): Promise<string[]> {
  const { data } = (await send(who, 'GET', '/api/notices')).json();
  return data.map(({ kind }: { kind: string }) => kind);
}
