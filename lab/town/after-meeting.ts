import type { TownClub } from './neighbours.ts';
import { HOUR_MS, type Town } from './town.ts';

/**
 * The simulated members confirm the attendance and review each other only after the last reminder
 * of the meeting.
 */
export const SETTLED_AFTER_MS = 12 * HOUR_MS;
const PRAISES = ['CONSIDERATE', 'KEEP_ON_TIME', 'MOOD_MAKER'] as const;

/**
 * The host confirms the attendance, some members contest an absence, and then some members review
 * others who came.
 */
export async function settleMeeting(town: Town, club: TownClub): Promise<void> {
  const { clubId, host, random } = club;
  const fellows = [...club.seats].filter((member) => member !== host && !member.isGone);
  const isTaken = fellows.length > 0 && random.chance(0.8);
  const absent = isTaken ? fellows.filter((one) => random.chance(one.unreliability)) : [];
  const url = `/api/clubs/${clubId}/attendance`;
  const payload = { absent: absent.map(({ memberId }) => memberId) };
  if (isTaken && (await town.send(host, 'PUT', url, { payload })))
    for (const member of absent) town.expectNotice('ATTENDANCE', member, host, club);
  for (const member of absent)
    if (random.chance(0.3) && (await town.send(member, 'PUT', `${url}/contest`)))
      town.expectNotice('ATTENDANCE', host, member, club);
  const came = [host, ...fellows].filter((member) => !absent.includes(member));
  for (const reviewer of came) {
    const reviews = came.flatMap((reviewee) => {
      const commentCategory = random.pick(PRAISES);
      const ids = { clubId, reviewerId: reviewer.memberId, revieweeId: reviewee.memberId };
      return reviewer === reviewee ? [] : [{ ...ids, commentCategory }];
    });
    if (reviews.length > 0 && random.chance(0.3))
      await town.send(reviewer, 'POST', '/api/reviews', { payload: reviews });
  }
}
