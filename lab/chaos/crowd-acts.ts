import { pick, type Reply, type Request } from '../client/call.ts';
import { clubPlan } from '../client/club-plan.ts';
import { form, type Member } from '../client/member.ts';
import type { WriteLog } from './write-log.ts';

const CLUBS_REMEMBERED = 40;

type Given = {
  members: Member[];
  writeLog: WriteLog;
  send: (member: Member, request: Request) => Promise<Reply>;
};
type Scene = Given & {
  clubs: { clubId: number; hostId: number }[];
};

export function createActs(given: Given) {
  const scene: Scene = { ...given, clubs: [] };
  return {
    describeSelf: (member: Member, round: number) => describeSelf(scene, member, round),
    openClub: (member: Member, round: number) => openClub(scene, member, round),
    joinClub: (member: Member, round: number) => joinClub(scene, member, round),
    cancelClub: (member: Member) => cancelClub(scene, member),
    follow: (member: Member, round: number) => follow(scene, member, round),
    changeImage: (member: Member) => changeImage(scene, member),
  };
}

async function describeSelf({ send, writeLog }: Scene, member: Member, round: number) {
  const { memberId, nickname } = member;
  const body = { nickname, aboutMe: String(round), categorySmallId: [6] };
  const reply = await send(member, { method: 'PATCH', path: `/api/members/${memberId}`, body });
  if (reply.status === 200) writeLog.note({ kind: 'about', memberId, round });
}

async function openClub({ send, writeLog, clubs }: Scene, member: Member, round: number) {
  const data = clubPlan(`모임 ${member.memberId} ${round}`);
  const reply = await send(member, { method: 'POST', path: '/api/clubs', body: form(data) });
  const clubId = pick(reply.body, 'data', 'clubId');
  if (reply.status !== 201 || typeof clubId !== 'number') return;
  writeLog.note({ kind: 'club', clubId });
  clubs.push({ clubId, hostId: member.memberId });
  if (clubs.length > CLUBS_REMEMBERED) clubs.shift();
}

async function joinClub({ send, writeLog, clubs, members }: Scene, member: Member, round: number) {
  const club = clubs[round % Math.max(clubs.length, 1)];
  const host = members.find(({ memberId }) => memberId === club?.hostId);
  if (club === undefined || host === undefined || host === member) return;
  const { clubId } = club;
  const { memberId } = member;
  const path = `/api/clubs/${clubId}/signups`;
  const body = { memberId, joinAnswer: '좋아요' };
  const applied = await send(member, { method: 'POST', path, body });
  if (applied.status !== 201) return;
  writeLog.note({ kind: 'application', clubId, memberId });
  const decision = { status: 'CLUB_JOINED' };
  const accept = { method: 'PATCH', path: `${path}/${memberId}`, body: decision } as const;
  const accepted = await send(host, accept);
  if (accepted.status === 202) writeLog.note({ kind: 'joined', clubId, memberId });
}

async function cancelClub({ send, writeLog, clubs }: Scene, member: Member) {
  const own = clubs.findIndex(({ hostId }) => hostId === member.memberId);
  const [club] = own < 0 ? [] : clubs.splice(own, 1);
  if (club === undefined) return;
  const { clubId } = club;
  const reply = await send(member, { method: 'DELETE', path: `/api/clubs/${clubId}` });
  if (reply.status === 202) writeLog.note({ kind: 'cancelled', clubId });
}

async function follow({ send, writeLog, members }: Scene, member: Member, round: number) {
  const other = members[round % members.length];
  if (other === undefined || other === member) return;
  const ids = { followerId: member.memberId, followeeId: other.memberId };
  const path = `/api/members/${other.memberId}/follow`;
  const reply = await send(member, { method: 'POST', path });
  if (reply.status === 201) writeLog.note({ kind: 'follow', ...ids });
}

async function changeImage({ send, writeLog }: Scene, member: Member) {
  const { memberId } = member;
  const path = `/api/members/${memberId}`;
  const reply = await send(member, { method: 'POST', path, body: form() });
  const name = pick(reply.body, 'data', 'fileInfo', 'fileName');
  if (reply.status === 200 && typeof name === 'string') {
    writeLog.note({ kind: 'image', memberId, name });
  }
}
