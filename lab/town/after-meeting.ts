import { type Act, HOUR_MS, type Town, type TownClub, type TownMember } from './town.ts';

/** Members act on a meeting only after its last reminder. */
export const SETTLED_AFTER_MS = 12 * HOUR_MS;
const PRAISES = ['CONSIDERATE', 'KEEP_ON_TIME', 'MOOD_MAKER'] as const;

/** The host says who came, some contest that, and then some review the others who came. */
export function planAttendance(town: Town, club: TownClub): Act[] {
  const { random } = town;
  const fellows = [...club.seats].filter((member) => member !== club.host && !member.isGone);
  if (fellows.length === 0) return [];
  const isTaken = random.chance(0.8);
  const absent = isTaken ? fellows.filter((one) => random.chance(one.unreliability)) : [];
  const came = [club.host, ...fellows].filter((member) => !absent.includes(member));
  const contests = absent.filter(() => random.chance(0.3));
  return [
    ...(isTaken ? [() => takeAttendance(town, club, absent)] : []),
    ...contests.map((member) => () => contest(town, club, member)),
    ...came.filter(() => random.chance(0.3)).map((one) => review(town, club, one, came)),
  ];
}

async function takeAttendance(town: Town, club: TownClub, absent: readonly TownMember[]) {
  const { clubId, host: by } = club;
  const payload = { absent: absent.map(({ memberId }) => memberId) };
  const reply = await town.send(by, 'PUT', `/api/clubs/${clubId}/attendance`, { payload });
  if (reply === undefined) return;
  for (const to of absent) town.notices.add('ATTENDANCE', { to, by, at: town.now }, club);
}

async function contest(town: Town, club: TownClub, by: TownMember) {
  const reply = await town.send(by, 'PUT', `/api/clubs/${club.clubId}/attendance/contest`);
  if (reply) town.notices.add('ATTENDANCE', { to: club.host, by, at: town.now }, club);
}

function review(town: Town, { clubId }: TownClub, by: TownMember, came: readonly TownMember[]) {
  const reviewees = came.filter((member) => member !== by);
  const payload = reviewees.map(({ memberId: revieweeId }) => {
    const commentCategory = town.random.pick(PRAISES);
    return { reviewerId: by.memberId, clubId, revieweeId, commentCategory };
  });
  return async () => {
    if (payload.length > 0) await town.send(by, 'POST', '/api/reviews', { payload });
  };
}
