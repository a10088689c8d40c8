import type { Rhythm } from '@azit/contract/crews/crew.field';
import { BLOCKED_NICKNAME, UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { rhythmText } from '../crews/rhythm.ts';
import { formatDetailTime, formatMonthDay, type Meeting } from '../meeting-time.ts';
import { toTime } from '../notices/changed-time.ts';

export type RoomEvent =
  | { event: 'joined' }
  /**
   * The member left, was removed or withdrew: one line for all three, because the others need not
   * know which. `unanswered`: the club handed on the seat because the member did not answer.
   */
  | { event: 'left'; unanswered?: boolean }
  | ({ event: 'changed'; change: RoomChange; meeting?: Meeting; earlier?: Meeting } & CrewDate)
  | ({ event: 'cancelled'; reason?: string } & CrewDate)
  | CrewEvent;

/**
 * The room of a crew serves all its meetings, so a line names the day of the meeting that it is
 * about.
 */
type CrewDate = { date?: string };

type CrewEvent =
  | { event: 'crewJoined' | 'crewLeft' | 'hostChanged' | 'crewPaused' | 'crewResumed' }
  | { event: 'datesOpened'; dates: readonly string[] }
  | { event: 'dateOpened' | 'dateSkipped' | 'seatFreed' | 'guestJoined'; date: string }
  | { event: 'rhythmChanged'; rhythm: Rhythm; meetingTime: string; isElsewhere?: boolean };

export type RoomChange = 'both' | 'time' | 'place' | 'link' | 'plan';

export function roomLine(event: RoomEvent, nickname: string, now: Date): string {
  switch (event.event) {
    case 'joined':
      return `${subject(nickname)} 함께하게 됐어요`;
    case 'left':
      return event.unanswered
        ? `답이 없어 ${named(nickname)}의 자리를 넘겼어요`
        : `${subject(nickname)} 나갔어요`;
    case 'changed':
      return changedLine(event, now);
    case 'cancelled': {
      const line = `${event.date ? formatMonthDay(event.date) : ''} 모임이 취소됐어요`.trim();
      return event.reason ? `${line} “${event.reason}”` : line;
    }
    default:
      return crewLine(event, nickname);
  }
}

function subject(nickname: string): string {
  return `${named(nickname)}이`;
}

/** Names of hidden members are descriptions, so they get no 님. */
function named(nickname: string): string {
  const isDescription = nickname === BLOCKED_NICKNAME || nickname === UNKNOWN_NICKNAME;
  return isDescription ? nickname : `${nickname}님`;
}

function crewLine(event: CrewEvent, nickname: string): string {
  switch (event.event) {
    case 'crewJoined':
      return `${subject(nickname)} 크루에 함께해요`;
    case 'crewLeft':
      return `${subject(nickname)} 크루에서 나갔어요`;
    case 'hostChanged':
      return `${subject(nickname)} 호스트를 이어받았어요`;
    case 'crewPaused':
      return '크루가 잠시 쉬어요';
    case 'crewResumed':
      return '크루를 다시 시작해요';
    case 'dateOpened':
      return `${formatMonthDay(event.date)} 모임이 열렸어요`;
    case 'datesOpened':
      return `${event.dates.map(formatMonthDay).join(', ')} 모임이 열렸어요`;
    case 'dateSkipped':
      return `${formatMonthDay(event.date)}은 쉬어요`;
    case 'seatFreed':
      return `${formatMonthDay(event.date)} 모임에 자리가 하나 났어요`;
    case 'guestJoined':
      return `${subject(nickname)} ${formatMonthDay(event.date)} 모임까지 함께해요`;
    case 'rhythmChanged':
      return `리듬이 ${toRhythm(event.rhythm, event.meetingTime)} 바뀌었어요${event.isElsewhere ? ELSEWHERE : ''}`;
  }
}

function toRhythm(rhythm: Rhythm, meetingTime: string): string {
  const text = rhythmText(rhythm, meetingTime);
  return rhythm.every === 'NONE' ? `${text}로` : toTime(text, { meetingTime });
}

type Changed = Extract<RoomEvent, { event: 'changed' }>;

/** In the room of a crew, the line names the day that the meeting had before. */
function changedLine({ change, meeting, earlier, date }: Changed, now: Date): string {
  const day = date === undefined ? null : formatMonthDay(earlier?.meetingDate ?? date);
  if (meeting === undefined)
    return `${day ? `${day} 모임 ` : ''}${changedParts[change]} 바뀌었어요`;
  const what = day ? `${day} 모임이` : '일정이';
  const moved = `${what} ${toTime(formatDetailTime(meeting, now), meeting)} 바뀌었어요`;
  return change === 'both' ? `${moved}${ELSEWHERE}` : moved;
}

const ELSEWHERE = '. 장소도 바뀌었어요';

const changedParts: Readonly<Record<RoomChange, string>> = {
  both: '일정과 장소가',
  time: '일정이',
  place: '장소가',
  link: '온라인 링크가',
  plan: '모임 내용이',
};
