import type { DoorCode } from '@azit/contract/clubs/arrival.schema';
import { server } from '#test/harness/server-test.ts';
import { addClubMember, createClub } from './club-factory.ts';
import { runSql } from './insert-row.ts';
import { createMember, type TestMember } from './member-factory.ts';

export type DoorWorld = { host: TestMember; member: TestMember; clubId: number };

/** The meeting starts ten minutes after the initial time of the test clock. */
export async function createDoorClub(): Promise<DoorWorld> {
  const { context } = server;
  const host = await createMember(context);
  const member = await createMember(context);
  const plan = { meetingDate: '2026-11-15', meetingTime: '12:10', durationMinutes: 30 };
  const clubId = await createClub(context, { hostId: host.memberId, ...plan });
  await addClubMember(context, clubId, member.memberId, 'CLUB_JOINED');
  return { host, member, clubId };
}

export function getDoorCode(clubId: number, { token }: TestMember) {
  return server.call({ method: 'GET', url: `/api/clubs/${clubId}/door-code`, token });
}

export async function readDoorCode(clubId: number, viewer: TestMember): Promise<DoorCode> {
  return (await getDoorCode(clubId, viewer)).json().data;
}

export function postArrival(clubId: number, { token }: TestMember, code: string) {
  const url = `/api/clubs/${clubId}/arrivals`;
  return server.call({ method: 'POST', url, payload: { code }, token });
}

export function recordArrival(clubId: number, { memberId }: TestMember, instant: string) {
  const sql = 'update club_members set arrived_at = $3 where club_id = $1 and member_id = $2';
  return runSql(server.context.database, sql, [clubId, memberId, instant]);
}
