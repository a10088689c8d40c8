import { endClub } from './club-acts.ts';
import type { Act, Town, TownMember } from './town.ts';

/** What members do that concerns no single meeting. */
export function planMemberActs(town: Town): Act[] {
  const repeat = (perWeek: number, plan: (town: Town, member: TownMember) => Act) =>
    Array.from({ length: town.count(perWeek) }, () => plan(town, town.pickMember()));
  const { length: size } = town.everyone;
  return [
    ...repeat(size / 8, readInbox),
    ...repeat(size / 8, browse),
    ...repeat(size / 50, follow),
  ];
}

function readInbox(town: Town, member: TownMember): Act {
  return async () => {
    const reply = await town.send(member, 'GET', '/api/notices?page=1&size=20');
    const [newest] = (reply?.data ?? []) as unknown as { noticeId: number }[];
    const payload = { upTo: newest?.noticeId };
    if (newest) await town.send(member, 'PUT', '/api/notices/read', { payload });
  };
}

function browse(town: Town, member: TownMember): Act {
  const { random } = town;
  const page = 'page=1&size=5';
  const list = random.pick([
    `/api/clubs/category?cl=${random.between(1, 7)}&${page}`,
    `/api/clubs/date?days=${random.between(0, 6)}&${page}`,
    `/api/clubs/recommend/${member.memberId}?${page}`,
    `/api/clubs/search?keyword=${encodeURIComponent('보드게임')}&${page}`,
    `/api/members/${member.memberId}/clubs?${page}`,
    '/api/chats',
  ]);
  return () => town.send(member, 'GET', list ?? '');
}

function follow(town: Town, by: TownMember): Act {
  const to = town.pickMember();
  return async () => {
    if (to === by) return;
    if (await town.send(by, 'POST', `/api/members/${to.memberId}/follow`))
      town.notices.add('NEW_FOLLOWER', { to, by, at: town.now });
  };
}

/** Members of crews stay: their place in the crew would go to another member. */
export async function withdraw(town: Town, member: TownMember): Promise<void> {
  if (member.isInCrew) return;
  if (!(await town.send(member, 'DELETE', `/api/members/${member.memberId}`))) return;
  for (const club of town.clubs.values()) {
    const isAhead = club.startsAt > town.now;
    if (isAhead && club.host === member) endClub(town, club);
    else if (isAhead && club.seats.delete(member))
      town.notices.add('APPLICATION_WITHDRAWN', { to: club.host, by: member, at: town.now }, club);
  }
  member.isGone = true;
}
