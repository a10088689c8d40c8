import type { ClubChange } from '@azit/contract/clubs/club.schema';
import { formatDetailDate, type Meeting } from '@azit/rules/meeting-time';
import { changeTimes } from '@azit/rules/notices/changed-time';
import { seoulToday } from '@azit/rules/seoul-clock';
import { durationText } from '#web/domain/meeting/meeting-span.ts';

export type ChangeLine = {
  label: string;
  from: string | null;
  to: string;
  isTime?: boolean;
  /** True for a change that does not affect whether a member can come. */
  isMinor?: boolean;
};

/** Separates changes of name and limit from those that a member should not miss. */
export function sortChanges(changes: readonly ClubChange[]) {
  const isMinor = ({ fields }: ClubChange) =>
    Object.keys(fields).every((field) => field === 'clubName' || field === 'memberLimit');
  return {
    major: changes.filter((change) => !isMinor(change)),
    minor: changes.filter(isMinor),
  };
}

export function changeLines({ fields }: ClubChange, club: Meeting, now: Date): ChangeLine[] {
  const lines = [timeLine(fields, club, now), locationLine(fields), ...otherLines(fields)];
  return lines.filter((line) => line !== null);
}

function timeLine(fields: ClubChange['fields'], club: Meeting, now: Date): ChangeLine | null {
  const { meetingDate, meetingTime } = fields;
  if (!meetingDate && !meetingTime) return null;
  const at = (side: 'from' | 'to') => ({
    meetingDate: text(meetingDate?.[side]) ?? club.meetingDate,
    meetingTime: text(meetingTime?.[side]) ?? club.meetingTime,
  });
  const { formerTime, time } = changeTimes(at('from'), at('to'), now);
  return { label: meetingDate ? '일정' : '시간', from: formerTime, to: time, isTime: true };
}

function locationLine({ location, isOnline, onlineLink }: ClubChange['fields']): ChangeLine | null {
  if (isOnline?.to === 'online') return { label: '장소', from: null, to: '온라인으로 만나요' };
  // For viewers who see only the area, both locations may be the same text. Then only say that the
  // location has changed.
  if (location?.to && location.to !== location.from)
    return { label: '장소', from: text(location.from) ?? null, to: `${location.to}` };
  if (location || isOnline) return { label: '장소', from: null, to: '장소가 바뀌었어요' };
  return onlineLink ? { label: '링크', from: null, to: '온라인 링크가 바뀌었어요' } : null;
}

function otherLines({ durationMinutes, clubName, memberLimit }: ClubChange['fields']) {
  return [
    durationMinutes && {
      label: '길이',
      from: durationText(Number(durationMinutes.from)),
      to: durationText(Number(durationMinutes.to)),
    },
    clubName && {
      label: '이름',
      from: `${clubName.from}`,
      to: `${clubName.to}`,
      isMinor: true,
    },
    memberLimit && {
      label: '인원',
      from: `${memberLimit.from}명`,
      to: `${memberLimit.to}명`,
      isMinor: true,
    },
  ].filter((line) => line !== undefined);
}

function text(value: string | number | null | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const FIRST_WORDS: Readonly<Record<string, string>> = {
  일정: '일정이',
  시간: '시간이',
  장소: '장소가',
  링크: '온라인 링크가',
  길이: '모임 시간이',
  이름: '이름이',
  인원: '인원이',
};

/** The title names no day: “오늘 시간” could also mean the time of today's meeting. */
export function changeTitle(lines: readonly ChangeLine[]): string {
  const what = FIRST_WORDS[lines[0]?.label ?? ''] ?? '모임 내용이';
  return `${what} 바뀌었어요`;
}

export function changedOnText(changedAt: string, now: Date): string {
  const date = seoulToday(new Date(changedAt));
  return date === seoulToday(now) ? '오늘 바꿨어요' : `${formatDetailDate(date, now)}에 바꿨어요`;
}
