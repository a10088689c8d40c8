import type { ChangeablePlan } from '../club-change.ts';
import type { Meeting } from '../meeting-time.ts';
import type { NoticeData } from './notice-sentence.ts';

/**
 * The web app also calls this, to show the host the notice before it is sent. The data contains
 * no address, because not every recipient may see the address.
 */
export function clubChangedData(
  before: ChangeablePlan,
  after: ChangeablePlan,
  note: string | null,
): NoticeData {
  return {
    change: whatChanged(before, after),
    ...(isMoved(before, after)
      ? { meeting: pickMeeting(after), earlier: pickMeeting(before) }
      : {}),
    ...(note === null ? {} : { reason: note }),
  };
}

function whatChanged(before: ChangeablePlan, after: ChangeablePlan): NoticeData['change'] {
  if (isElsewhere(before, after)) return isMoved(before, after) ? 'both' : 'place';
  if (isMoved(before, after)) return 'time';
  return before.onlineLink === after.onlineLink ? 'plan' : 'link';
}

function isElsewhere(before: ChangeablePlan, after: ChangeablePlan): boolean {
  return before.location !== after.location || before.isOnline !== after.isOnline;
}

function isMoved(before: Meeting, after: Meeting): boolean {
  return (
    before.meetingDate !== after.meetingDate ||
    before.meetingTime.slice(0, 5) !== after.meetingTime.slice(0, 5)
  );
}

function pickMeeting({ meetingDate, meetingTime }: Meeting): Meeting {
  return { meetingDate, meetingTime };
}
