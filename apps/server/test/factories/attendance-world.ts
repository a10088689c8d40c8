import type { AttendanceList } from '@azit/contract/clubs/attendance.schema';
import { server } from '#test/harness/server-test.ts';
import { addClubMember, createClub } from './club-factory.ts';
import { runSql } from './insert-row.ts';
import { createMember, type TestMember } from './member-factory.ts';

export type AttendanceWorld = {
  host: TestMember;
  came: TestMember;
  away: TestMember;
  clubId: number;
};

export async function createMetClub(): Promise<AttendanceWorld> {
  const { context } = server;
  const [host, came, away] = [
    await createMember(context),
    await createMember(context),
    await createMember(context),
  ];
  const clubId = await createClub(context, { hostId: host.memberId, meetingDate: '2026-11-14' });
  await addClubMember(context, clubId, came.memberId, 'CLUB_JOINED');
  await addClubMember(context, clubId, away.memberId, 'CLUB_JOINED');
  return { host, came, away, clubId };
}

export function confirmAttendance({ host, clubId }: AttendanceWorld, ...absent: TestMember[]) {
  return putAttendance(clubId, host, { absent: absent.map(({ memberId }) => memberId) });
}

export function putAttendance(clubId: number, { token }: TestMember, payload: object) {
  return server.call({ method: 'PUT', url: `/api/clubs/${clubId}/attendance`, payload, token });
}

export function contestAbsence({ clubId }: AttendanceWorld, { token }: TestMember) {
  return server.call({ method: 'PUT', url: `/api/clubs/${clubId}/attendance/contest`, token });
}

export function getAttendance(clubId: number, { token }: TestMember) {
  return server.call({ method: 'GET', url: `/api/clubs/${clubId}/attendance`, token });
}

export async function readAttendance(clubId: number, viewer: TestMember): Promise<string[]> {
  const list: AttendanceList = (await getAttendance(clubId, viewer)).json().data;
  return list.members.map(({ nickname, attendance }) => `${nickname} ${attendance}`);
}

export async function readOwn(clubId: number, { token }: TestMember) {
  const reply = await server.call({ method: 'GET', url: `/api/clubs/${clubId}`, token });
  const { attendance, myAttendance, contestUntil } = reply.json().data;
  return { attendance, myAttendance, contestUntil };
}

export async function attendanceLines({ token }: TestMember): Promise<string[]> {
  const reply = await server.call({ method: 'GET', url: '/api/notices', token });
  const lines: { kind: string; text: string }[] = reply.json().data;
  return lines.filter(({ kind }) => kind === 'ATTENDANCE').map(({ text }) => text);
}

export function changeClubRow(clubId: number, assignment: string) {
  const sql = `update clubs set ${assignment} where club_id = $1`;
  return runSql(server.context.database, sql, [clubId]);
}
