import { CANCELLED_CLUB } from '../../apps/server/src/commands/seed-demo/content/demo-clubs-weeknight.ts';
import { shownClubId } from '../demo-app.mjs';

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
    seatClubId: await openClubOf(member, talks),
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

/**
 * A club that is still to come, with a seat for this member who is not its host.
 * @param {Session} member
 * @param {Room[]} rooms
 */
async function openClubOf(member, rooms) {
  for (const { club } of rooms) {
    if (club === null) continue;
    const { data } = await member.call('GET', `/clubs/${club.clubId}`);
    if (data.phase === 'open' && data.host.memberId !== member.id) return club.clubId;
  }
  throw new Error('the demo lacks a club that the member has joined');
}
