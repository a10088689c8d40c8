import { unchangedPlan } from '#test/factories/club-factory.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import type { HttpRequest } from '#test/harness/http-calls.ts';
import type { Act } from './club-model.ts';

export function toRequest(
  clubId: number,
  act: Act,
  host: TestMember,
  members: readonly TestMember[],
): HttpRequest {
  const club = `/api/clubs/${clubId}`;
  const asHost = { token: host.token };
  switch (act.kind) {
    case 'look':
      return { ...asHost, method: 'GET', path: `${club}/signups` };
    case 'close':
      return { ...asHost, method: 'DELETE', path: club };
    case 'limit':
      return {
        ...asHost,
        method: 'PATCH',
        path: club,
        body: { ...unchangedPlan, memberLimit: act.limit },
      };
  }
  const { memberId, token } = members[act.member] ?? host;
  const seat = `${club}/signups/${memberId}`;
  switch (act.kind) {
    case 'apply':
      return {
        method: 'POST',
        path: `${club}/signups`,
        token,
        body: { memberId, joinAnswer: '저요.' },
      };
    case 'cancel':
      return { method: 'DELETE', path: seat, token };
    case 'accept':
      return { ...asHost, method: 'PATCH', path: seat, body: { status: 'CLUB_JOINED' } };
    case 'reject':
      return { ...asHost, method: 'PATCH', path: seat, body: { status: 'CLUB_REJECTED' } };
    case 'kick':
      return { ...asHost, method: 'PATCH', path: `${club}/kicks/${memberId}` };
  }
}

const LETTERS: Record<string, string> = {
  CLUB_WAITING: 'w',
  CLUB_JOINED: 'j',
  CLUB_REJECTED: 'r',
  CLUB_KICKED: 'k',
};

type Row = { memberId: number; status: string };

export function toLetters(rows: readonly Row[], members: readonly TestMember[]): string {
  const found = new Map(rows.map(({ memberId, status }) => [memberId, LETTERS[status] ?? '?']));
  return members.map(({ memberId }) => found.get(memberId) ?? '.').join('');
}

type Listed = { data: { clubMemberStatus: string; member: { memberId: number } }[] };

export function seenIn(body: unknown, members: readonly TestMember[]): string {
  if (!isListed(body)) return '?';
  const rows = body.data.map(({ clubMemberStatus, member }) => ({
    memberId: member.memberId,
    status: clubMemberStatus,
  }));
  return toLetters(rows, members);
}

function isListed(body: unknown): body is Listed {
  return typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data);
}
