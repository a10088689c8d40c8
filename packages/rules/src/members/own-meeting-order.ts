/** The start is in milliseconds. */
export type OwnMeetingStart = { startsAt: number; isCancelled: boolean };

const NEAR_MS = 2 * 60 * 60_000;

/**
 * Sorts the meetings of a member that are not over: those that start or started within two hours,
 * other running ones, later ones, cancelled ones. In each of these groups, the nearer start is
 * first. So a meeting that started hours ago does not hide one that is about to start.
 */
export function sortOwnMeetings<Meeting extends OwnMeetingStart>(
  meetings: readonly Meeting[],
  now: Date,
): Meeting[] {
  const untilStart = ({ startsAt }: Meeting) => startsAt - now.getTime();
  const rank = (meeting: Meeting) => {
    if (meeting.isCancelled) return 3;
    if (Math.abs(untilStart(meeting)) <= NEAR_MS) return 0;
    return untilStart(meeting) < 0 ? 1 : 2;
  };
  const distance = (meeting: Meeting) => Math.abs(untilStart(meeting));
  return meetings.toSorted(
    (one, other) => rank(one) - rank(other) || distance(one) - distance(other),
  );
}
