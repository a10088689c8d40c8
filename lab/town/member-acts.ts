import { endClub } from './club-acts.ts';
import type { Town } from './town.ts';

export async function readInbox(town: Town): Promise<void> {
  const member = town.pickMember();
  const reply = await town.send(member, 'GET', '/api/notices?page=1&size=20');
  const [newest] = (reply?.data ?? []) as unknown as { noticeId: number }[];
  const payload = { upTo: newest?.noticeId };
  if (newest) await town.send(member, 'PUT', '/api/notices/read', { payload });
}

export async function browse(town: Town): Promise<void> {
  const { random } = town;
  const member = town.pickMember();
  const page = 'page=1&size=5';
  const list = random.pick([
    `/api/clubs/category?cl=${random.between(1, 7)}&${page}`,
    `/api/clubs/date?days=${random.between(0, 6)}&${page}`,
    `/api/clubs/recommend/${member.memberId}?${page}`,
    `/api/clubs/search?keyword=${encodeURIComponent('보드게임')}&${page}`,
    `/api/members/${member.memberId}/clubs?${page}`,
    '/api/chats',
  ]);
  await town.send(member, 'GET', list ?? '');
}

export async function follow(town: Town): Promise<void> {
  const [follower, followed] = [town.pickMember(), town.pickMember()];
  if (follower === followed) return;
  if (await town.send(follower, 'POST', `/api/members/${followed.memberId}/follow`))
    town.expectNotice('NEW_FOLLOWER', followed, follower);
}

/** Members of crews do not withdraw, because the members of a simulated crew are fixed. */
export async function withdraw(town: Town): Promise<void> {
  const member = town.pickMember();
  if (member.isInCrew) return;
  if (!(await town.send(member, 'DELETE', `/api/members/${member.memberId}`))) return;
  member.isGone = true;
  for (const club of town.clubs.values()) {
    if (club.startsAt <= town.now) continue;
    if (club.host === member) endClub(town, club);
    else if (club.seats.delete(member))
      town.expectNotice('APPLICATION_WITHDRAWN', club.host, member, club);
  }
}
