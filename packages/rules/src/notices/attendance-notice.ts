import { attendanceClosesAt } from '../hosting/attendance.ts';
import type { LastingMeeting } from '../meeting-time.ts';

export type AttendanceData = {
  attendance?: 'marked' | 'contested' | 'came' | 'absent';
  /** For the host: the state of a member's objection to an absence. */
  objection?: 'open' | 'came' | 'absent';
};

type AttendanceContent = {
  data: AttendanceData;
  nickname: string;
  club?: LastingMeeting | null | undefined;
  isDone?: boolean | undefined;
};

export function attendanceNoticeText(content: AttendanceContent, now: Date): string {
  return content.data.objection ? objectionText(content, now) : attendanceText(content);
}

function attendanceText({ data: { attendance = 'marked' }, isDone }: AttendanceContent): string {
  if (attendance === 'came') return '확인해 보니 오셨어요. 온 것으로 바로잡았어요';
  if (attendance === 'absent') return '확인해 봤지만, 오지 않은 것으로 남겨 뒀어요';
  if (attendance === 'contested') return '왔다고 알렸어요. 확인하고 있어요';
  const marked = '안 오신 걸로 되어 있어요';
  return isDone ? marked : `${marked}. 오셨다면 7일 안에 알려 주세요`;
}

function objectionText({ data, nickname, club }: AttendanceContent, now: Date): string {
  if (data.objection === 'came') return `${nickname}님을 온 것으로 바로잡았어요`;
  if (data.objection === 'absent') return `${nickname}님은 오지 않은 것으로 남았어요`;
  const mayCorrect = club != null && now < attendanceClosesAt(club);
  return `${nickname}님이 왔다고 해요. ${mayCorrect ? '맞으면 바로잡아 주세요' : '확인하고 있어요'}`;
}
