import { formatDetailTime, type Meeting } from '../meeting-time.ts';
import { toTime } from '../notices/changed-time.ts';

export type RoomEvent =
  | { event: 'joined' }
  /** The member left, was removed or withdrew: the other members need not know which. */
  | { event: 'left' }
  | { event: 'changed'; change: RoomChange; meeting?: Meeting }
  | { event: 'cancelled'; reason?: string };

export type RoomChange = 'both' | 'time' | 'place' | 'link' | 'plan';

export function roomLine(event: RoomEvent, nickname: string, now: Date): string {
  switch (event.event) {
    case 'joined':
      return `${nickname}님이 함께하게 됐어요`;
    case 'left':
      return `${nickname}님이 나갔어요`;
    case 'changed':
      return changeLine(event, now);
    case 'cancelled':
      return event.reason ? `모임이 취소됐어요 “${event.reason}”` : '모임이 취소됐어요';
  }
}

function changeLine({ change, meeting }: { change: RoomChange; meeting?: Meeting }, now: Date) {
  if (meeting === undefined) return `${changedParts[change]} 바뀌었어요`;
  const moved = `${toTime(formatDetailTime(meeting, now), meeting)} 바뀌었어요`;
  return change === 'both' ? `일정이 ${moved}. 장소도 바뀌었어요` : `일정이 ${moved}`;
}

const changedParts: Readonly<Record<RoomChange, string>> = {
  both: '일정과 장소가',
  time: '일정이',
  place: '장소가',
  link: '온라인 링크가',
  plan: '모임 내용이',
};
