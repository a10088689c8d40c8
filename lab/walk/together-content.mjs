import { CANCELLED_CLUB } from '../../apps/server/src/commands/seed-demo/content/demo-clubs-weeknight.ts';
import { shownClubId } from '../demo-app/demo-app.mjs';

/** @typedef {import('./session.mjs').Session} Session */
/** @typedef {{ roomId: number, writable: boolean, club: { clubId: number, clubName: string } | null }} Room */

/**
 * Returns demo rooms and clubs with content, and a member who has blocked others.
 * @param {{ member: Session, demoHost: Session, fresh: Session, people: Session[] }} who
 */
export async function findTogether({ member, demoHost, fresh, people }) {
  const [hostRooms, memberRooms] = await Promise.all([listRooms(demoHost), listRooms(member)]);
  const cancelled = findRoom(memberRooms, ({ club }) => club?.clubName === CANCELLED_CLUB.name);
  const isWritable = (/** @type {Room} */ room) => room !== cancelled && room.writable;
  const chats = memberRooms.filter(isWritable);
  for (const { id } of people.slice(2, 6)) await fresh.call('POST', `/members/${id}/block`);
  return {
    hostRoom: findRoom(hostRooms, ({ club }) => club?.clubId === shownClubId).roomId,
    memberRoom: findRoom(chats, ({ club }) => club !== null).roomId,
    personalRoom: findRoom(chats, ({ club }) => club === null).roomId,
    endedRoom: findRoom(hostRooms, ({ writable, club }) => club !== null && !writable).roomId,
    cancelledRoom: cancelled.roomId,
    cancelledClubId: cancelled.club?.clubId ?? 0,
    seatClubId: await findClub(
      member,
      chats,
      ({ phase, host }) => phase === 'open' && host.memberId !== member.id,
    ),
    metClubId: await findClub(demoHost, hostRooms, ({ attendance }) => attendance === 'OPEN'),
    missedClubId: await findClub(
      member,
      memberRooms,
      ({ myAttendance }) => myAttendance === 'ABSENT',
    ),
  };
}

/** @param {Session} session @returns {Promise<Room[]>} */
async function listRooms(session) {
  return (await session.call('GET', '/chats?size=50')).data;
}

/**
 * @param {Room[]} rooms
 * @param {(room: Room) => boolean} isMeant
 */
function findRoom(rooms, isMeant) {
  const room = rooms.find(isMeant);
  if (room === undefined) throw new Error('the demo lacks a room');
  return room;
}

/** @typedef {{ phase: string, host: { memberId: number }, attendance: string | null, myAttendance: string | null }} Detail */

/**
 * @param {Session} session
 * @param {Room[]} rooms
 * @param {(club: Detail) => boolean} isMeant
 */
async function findClub(session, rooms, isMeant) {
  for (const { club } of rooms) {
    if (club === null) continue;
    const { data } = await session.call('GET', `/clubs/${club.clubId}`);
    if (isMeant(data)) return club.clubId;
  }
  throw new Error('the demo lacks a club');
}
