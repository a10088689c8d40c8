import type { Rhythm } from '@azit/contract/crews/crew.field';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { ROOM_OPEN_DAYS } from '../chats/room-closing.ts';
import { TAKE_OVER_DAYS } from '../crews/crew-days.ts';
import { rhythmText } from '../crews/rhythm.ts';
import { formatMonthDay, type Meeting } from '../meeting-time.ts';
import { addDays, daysBetween, seoulToday } from '../seoul-clock.ts';

export type CrewKind = Extract<
  NoticeKind,
  `${'CREW' | 'DATE' | 'HOST' | 'COHOST' | 'ROLE'}_${string}`
>;

export type NoticeCrew = {
  rhythm: Rhythm;
  meetingTime: string;
  pausedAt: Date | null;
  endedAt: Date | null;
  /** True if the recipient is the host or a co-host. */
  isHost: boolean;
};

export type CrewData = {
  dates?: readonly Meeting[];
  meeting?: Meeting;
  /** Set if a meeting was moved. */
  change?: string;
  /**
   * Whether the request was accepted. In ROLE_ANSWERED, the actor has answered; in other notices,
   * the recipient.
   */
  accepted?: boolean;
  /**
   * The present name of the crew. For recipients who may no longer see the crew, the name when the
   * notice was created.
   */
  crewName?: string;
  /** Only in ROLE_ANSWERED: the role that the actor takes or refuses. */
  role?: 'HOST' | 'COHOST';
};
type CrewContent = {
  kind: NoticeKind;
  data: CrewData;
  nickname: string;
  club?: Meeting | null;
  crew?: NoticeCrew | null;
  isDone?: boolean;
};

export function hasSeveralDates({ dates = [] }: CrewData): boolean {
  return dates.length > 1;
}

export function crewNoticeText(
  kind: Exclude<CrewKind, 'CREW_JOINED'>,
  content: CrewContent,
  now: Date,
): string {
  const { data, nickname, crew, club } = content;
  switch (kind) {
    case 'CREW_INVITED':
      if (data.accepted === undefined)
        return content.isDone ? '지난 초대예요' : `${nickname}님이 크루에 초대했어요`;
      return data.accepted ? '크루에 함께하기로 했어요' : '이번에는 함께하지 않기로 했어요';
    case 'DATE_ASKED':
      return dateQuestion(content, now);
    case 'DATE_SKIPPED': {
      const date = (club ?? data.meeting)?.meetingDate;
      return date === undefined ? '이번에는 쉬어요' : `${formatMonthDay(date)}은 쉬어요`;
    }
    case 'CREW_PAUSED':
      if (!crew?.isHost) return '크루가 잠시 쉬어요';
      return `크루가 잠시 멈췄어요${crew.pausedAt === null ? '' : '. 계속 만날까요?'}`;
    case 'CREW_RESUMED':
      return '크루를 다시 시작해요';
    case 'CREW_ENDED':
      return '크루가 끝났어요';
    case 'CREW_REMOVED':
      return `${data.crewName ?? '크루'}에서 나오게 됐어요`;
    case 'COHOST_ASKED':
      return requestText(content, 'COHOST', '공동 호스트를 부탁받았어요');
    case 'HOST_HANDED':
      return requestText(content, 'HOST', '호스트를 넘겨받을까요?');
    case 'ROLE_ANSWERED':
      return `${nickname}님이 ${roleAnswer(data.role, data.accepted)}`;
    case 'HOST_LEFT':
      return '호스트 자리가 비었어요';
  }
}

/** The rhythm and skipped days open meetings weeks ahead, which are not the next one. */
const NEXT_WITHIN_DAYS = 7;

function dateQuestion({ data, club }: CrewContent, now: Date): string {
  const { dates = [], meeting, change } = data;
  if (dates.length > 1)
    return change === undefined
      ? `새 날짜 ${dates.length}개가 열렸어요`
      : `날짜 ${dates.length}개에 갈 수 있나요?`;
  const day = (club ?? meeting)?.meetingDate;
  const isNext = day === undefined || daysBetween(seoulToday(now), day) <= NEXT_WITHIN_DAYS;
  return `${isNext ? '다음 모임' : formatMonthDay(day)}, 갈 수 있나요?`;
}

function requestText({ data, isDone }: CrewContent, role: CrewData['role'], question: string) {
  if (data.accepted !== undefined) return roleAnswer(role, data.accepted);
  return isDone ? '지난 부탁이에요' : question;
}

function roleAnswer(role: CrewData['role'], accepted: boolean | undefined): string {
  return `${role === 'HOST' ? '호스트를' : '공동 호스트를'} ${accepted ? '맡기로' : '맡지 않기로'} 했어요`;
}

export function crewNoticeRemark({ kind, data, crew, nickname }: CrewContent): string | null {
  const { dates = [] } = data;
  if (dates.length > 1)
    return dates
      .map(({ meetingDate }) => meetingDate)
      .toSorted()
      .map(formatMonthDay)
      .join(', ');
  if (kind === 'COHOST_ASKED' || kind === 'HOST_HANDED') return `${nickname}님의 부탁이에요`;
  if (!crew) return null;
  if (kind === 'CREW_INVITED') return rhythmText(crew.rhythm, crew.meetingTime);
  if (kind === 'CREW_ENDED' && crew.endedAt !== null)
    return `${dayAfter(crew.endedAt, ROOM_OPEN_DAYS)}까지 채팅방을 읽을 수 있어요`;
  if (kind === 'HOST_LEFT' && crew.pausedAt !== null)
    return `${dayAfter(crew.pausedAt, TAKE_OVER_DAYS)}부터 이어받을 수 있어요`;
  return null;
}

function dayAfter(instant: Date, days: number): string {
  return formatMonthDay(addDays(seoulToday(instant), days));
}
