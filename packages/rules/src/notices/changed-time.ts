import { formatDetailTime, formatTwelveHour, type Meeting } from '../meeting-time.ts';

/** If the meeting stays on the same day, both times are returned without the date. */
export function changeTimes(from: Meeting, to: Meeting, now: Date) {
  const isSameDay = from.meetingDate === to.meetingDate;
  const format = ({ meetingDate, meetingTime }: Meeting) =>
    isSameDay ? formatTwelveHour(meetingTime) : formatDetailTime({ meetingDate, meetingTime }, now);
  const [formerTime, time] = [format(from), format(to)];
  // A change and its reversal are merged into one notice. Its two times are then equal, and there
  // is no former time to show.
  return formerTime === time
    ? { formerTime: null, time: formatDetailTime(to, now) }
    : { formerTime, time };
}

/** `8:00` is read 여덟 시 and takes 로; `8:30` is read 여덟 시 삼십 분 and takes 으로. */
export function toTime(time: string, { meetingTime }: Pick<Meeting, 'meetingTime'>): string {
  return `${time}${meetingTime.slice(3, 5) === '00' ? '로' : '으로'}`;
}
