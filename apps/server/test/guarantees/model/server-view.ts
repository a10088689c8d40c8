import type { Chat, Message } from '@azit/contract/chats/chat.schema';
import type { ClubCard, ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import type { Crew, CrewDate } from '@azit/contract/crews/crew.schema';
import type { Notice } from '@azit/contract/notices/notice.schema';
import type { ModelServer } from './model-server.ts';
import { describeLine, isSettledInLists, type Page, sortLines } from './views.ts';
import { everyone, getClub, type World } from './world.ts';

export type Reader = { server: ModelServer; world: World; viewer: number };

/** Reads a page from the server and converts it to the terms of the model. */
export function readPage(reader: Reader, page: Page): Promise<unknown> {
  switch (page.at) {
    case 'notices':
      return readInbox(reader);
    case 'rooms':
      return readRooms(reader);
    case 'list':
      return readListed(reader);
    case 'messages':
      return readMessages(reader, page.index);
    case 'club':
      return readClub(reader, page.index);
    case 'crew':
      return readCrew(reader, page.index);
  }
}

async function get<T>({ server, viewer }: Reader, path: string): Promise<T | undefined> {
  const body = (await server.read(viewer, path)) as { data: T } | undefined;
  return body?.data;
}

const toMember = ({ server }: Reader, memberId: number) =>
  server.members.findIndex((member) => member.memberId === memberId);

const toMembers = (reader: Reader, members: readonly { memberId: number }[]) =>
  members.map(({ memberId }) => toMember(reader, memberId)).toSorted((one, other) => one - other);

async function readInbox(reader: Reader) {
  const { clubIds, crewIds } = reader.server;
  const [notices = [], unread] = await Promise.all([
    get<Notice[]>(reader, '/api/notices?page=1&size=50'),
    get<{ unread: number }>(reader, '/api/notices/unread'),
  ]);
  const lines = notices.map(({ kind, clubId, crew, actors, count, readAt, createdAt }) => {
    const line = describeLine({
      kind,
      club: clubId === null ? null : clubIds.indexOf(clubId),
      crew: crew == null ? null : crewIds.indexOf(crew.crewId),
      actors: toMembers(reader, actors),
      count,
      isRead: readAt !== null,
    });
    return { at: createdAt, line };
  });
  return { lines: sortLines(lines), ...unread };
}

async function readRooms(reader: Reader) {
  const { roomIds } = reader.server;
  const [chats = [], unreadMessages] = await Promise.all([
    get<Chat[]>(reader, '/api/chats?page=1&size=50'),
    get<{ group: number; personal: number }>(reader, '/api/chats/unread'),
  ]);
  const rooms = chats.map(({ roomId, memberCount, unread, writable, lastMessage }) => {
    const shown = { memberCount, unread, writable, last: lastMessage?.seq ?? null };
    return [roomIds.indexOf(roomId), shown];
  });
  return { ...unreadMessages, rooms: Object.fromEntries(rooms) };
}

async function readMessages(reader: Reader, index: number) {
  const path = `/api/chats/${reader.server.ids.room(index)}/messages?size=100`;
  const messages = await get<Message[]>(reader, path);
  if (messages === undefined) return null;
  return messages.map(({ seq, kind, sender, body, removed }) => {
    const from = sender === null ? null : toMember(reader, sender.memberId);
    if (kind === 'IMAGE') throw new Error('the model sends no pictures');
    return { seq, kind, from, body: kind === 'SYSTEM' ? null : body, isRemoved: removed };
  });
}

async function readClub(reader: Reader, index: number) {
  const { server, world, viewer } = reader;
  const detail = await get<ClubDetail>(reader, `/api/clubs/${server.ids.club(index)}`);
  if (detail === undefined) return null;
  const { host } = getClub(world, index);
  const rows = detail.clubMembers.map((row) => ({
    row,
    who: toMember(reader, row.member.memberId),
  }));
  const joined = rows.filter(({ row }) => row.clubMemberStatus === 'CLUB_JOINED');
  const shown = rows.filter(({ who }) => who !== host && (viewer === host || who === viewer));
  const parts = shown.map(({ row, who }) => {
    return [who, describeRow(row, viewer === host ? row.confirmation : detail.myConfirmation)];
  });
  return {
    joinedCount: detail.joinedCount,
    memberLimit: detail.memberLimit,
    joined: everyone(world).filter((who) => joined.some((one) => one.who === who)),
    isCancelled: detail.phase === 'cancelled',
    waitlist: detail.waitlist ?? null,
    offer: detail.offer ?? null,
    parts: Object.fromEntries(parts),
  };
}

function describeRow(row: ClubMember, confirmation: unknown): string {
  if (row.clubMemberStatus === 'CLUB_JOINED') return `joined ${confirmation ?? null}`;
  if (row.clubMemberStatus === 'CLUB_REJECTED') return `rejected until ${row.reapplyAt}`;
  if (row.clubMemberStatus === 'CLUB_KICKED') return 'kicked';
  if (row.queue === undefined) return `waiting until ${row.expiresAt}`;
  const { position, isApproved, offerExpiresAt } = row.queue;
  return position === null ? `offered until ${offerExpiresAt}` : `queued ${position} ${isApproved}`;
}

async function readCrew(reader: Reader, index: number) {
  const { server } = reader;
  const crew = await get<Crew>(reader, `/api/crews/${server.ids.crew(index)}`);
  if (crew === undefined) return null;
  const { members = [], paused, unread = 0, dates } = crew;
  const people = members.map(({ member }) => member);
  const opened = dates.flatMap((date) =>
    date.clubId === null ? [] : [[server.clubIds.indexOf(date.clubId), toDate(reader, date)]],
  );
  return {
    members: toMembers(reader, people),
    isPaused: paused !== null,
    unread,
    dates: Object.fromEntries(opened),
  };
}

function toDate(reader: Reader, date: CrewDate) {
  const { going, notGoing, unanswered, myAnswer, myPosition, skipped } = date;
  return {
    going: toMembers(reader, going),
    notGoing,
    unanswered,
    myAnswer,
    myPosition: myPosition ?? null,
    isSkipped: skipped,
  };
}

async function readListed(reader: Reader) {
  const { server, world } = reader;
  const cards = await get<ClubCard[]>(reader, '/api/clubs/category?cl=2&page=1&size=50');
  const listed = (cards ?? []).flatMap(({ clubId, joinedCount }) => {
    const index = server.clubIds.indexOf(clubId);
    const club = world.clubs[index];
    return club && !isSettledInLists(world, club) ? [] : [[index, joinedCount]];
  });
  return Object.fromEntries(listed);
}
