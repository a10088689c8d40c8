import { CANCELLED_CLUB } from '../../apps/server/src/commands/seed-demo/content/demo-clubs-weeknight.ts';
import { shownClubId } from '../demo-app/demo-app.mjs';

/** @typedef {import('./session.mjs').Session} Session */
/** @typedef {{ roomId: number, writable: boolean, club: { clubId: number, clubName: string } | null }} Room */

/**
 * The rooms and clubs of the demo in which something is to be seen, and a member who has blocked others.
 * @param {{ member: Session, demoHost: Session, fresh: Session, people: Session[] }} who
 */
export async function findTogether({ member, demoHost, fresh, people }) {
  const [ofHost, ofMember] = await Promise.all([roomsOf(demoHost), roomsOf(member)]);
  const cancelled = roomOf(ofMember, ({ club }) => club?.clubName === CANCELLED_CLUB.name);
  const isWritable = (/** @type {Room} */ room) => room !== cancelled && room.writable;
  const talks = ofMember.filter(isWritable);
  for (const { id } of people.slice(2, 6)) await fresh.call('POST', `/members/${id}/block`);
  return {
    hostRoom: roomOf(ofHost, ({ club }) => club?.clubId === shownClubId).roomId,
    memberRoom: roomOf(talks, ({ club }) => club !== null).roomId,
    personalRoom: roomOf(talks, ({ club }) => club === null).roomId,
    endedRoom: roomOf(ofHost, ({ writable, club }) => club !== null && !writable).roomId,
    cancelledRoom: cancelled.roomId,
    cancelledClubId: cancelled.club?.clubId ?? 0,
    seatClubId: await clubOf(
      member,
      talks,
      ({ phase, host }) => phase === 'open' && host.memberId !== member.id,
    ),
    metClubId: await clubOf(demoHost, ofHost, ({ attendance }) => attendance === 'OPEN'),
    missedClubId: await clubOf(member, ofMember, ({ myAttendance }) => myAttendance === 'ABSENT'),
  };
}

/** @param {Session} session @returns {Promise<Room[]>} */
async function roomsOf(session) {
  return (await session.call('GET', '/chats?size=50')).data;
}

/**
 * @param {Room[]} rooms
 * @param {(room: Room) => boolean} isMeant
 */
function roomOf(rooms, isMeant) {
  const room = rooms.find(isMeant);
  if (room === undefined) throw new Error('the demo lacks a room');
  return room;
}

/** @typedef {{ phase: string, host: { memberId: number }, attendance: string | null, myAttendance: string | null }} Detail */

/**
 * A club of these rooms that looks so to whoever asks.
 * @param {Session} session
 * @param {Room[]} rooms
 * @param {(club: Detail) => boolean} isMeant
 */
async function clubOf(session, rooms, isMeant) {
  for (const { club } of rooms) {
    if (club === null) continue;
    const { data } = await session.call('GET', `/clubs/${club.clubId}`);
    if (isMeant(data)) return club.clubId;
  }
  throw new Error('the demo lacks a club');
}
