import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { formatDetailTime, type Meeting, relativeDay } from '../meeting-time.ts';

export type NoticeData = {
  meeting?: Meeting;
  earlier?: Meeting;
  change?: 'both' | 'time' | 'place' | 'link' | 'plan';
  asks?: boolean;
  reason?: string;
  roomId?: number;
  attendance?: 'marked' | 'came' | 'absent';
  accountChange?: 'suspended' | 'restored';
};

export type NoticeContent = {
  kind: NoticeKind;
  data: NoticeData;
  count: number;
  nickname: string;
};

export type NoticeSentence = { text: string; detail: string | null };

export function noticeSentence(notice: NoticeContent, sentAt: Date): NoticeSentence {
  const { data } = notice;
  return { text: sentenceText(notice, sentAt), detail: sentenceDetail(data, sentAt) };
}

function sentenceText({ kind, data, count, nickname }: NoticeContent, sentAt: Date): string {
  const people = count > 1 ? `${count}명이` : `${nickname}님이`;
  switch (kind) {
    case 'APPLICATION_RECEIVED':
      return `${people} 신청했어요`;
    case 'APPLICATION_WITHDRAWN':
      return `${people} 참여를 취소했어요`;
    case 'APPLICATION_ACCEPTED':
      return '함께하게 됐어요';
    case 'APPLICATION_REJECTED':
      return '이번에는 함께하지 못하게 됐어요';
    case 'MEMBER_REMOVED':
      return '호스트가 참여를 취소했어요';
    case 'CLUB_CHANGED':
      return `${changeTexts[data.change ?? 'plan']}${data.asks ? '. 그래도 갈까요?' : ''}`;
    case 'CLUB_CANCELLED':
      return '모임이 취소됐어요';
    case 'CLUB_OPENED_AGAIN':
      return '함께했던 모임이 다시 열렸어요';
    case 'MEETING_TOMORROW':
      return `${meetingDay(data.meeting, sentAt)} 만나요`;
    case 'MEETING_SOON':
      return '곧 만나요';
    case 'ANNOUNCEMENT':
      return '호스트가 공지를 올렸어요';
    case 'CHAT':
      return '새 메시지가 있어요';
    case 'ATTENDANCE':
      return attendanceTexts[data.attendance ?? 'marked'];
    case 'REVIEW_DUE':
      return '함께한 사람들에게 후기를 남겨 주세요';
    case 'REVIEW_RECEIVED':
      return '새 후기를 받았어요';
    case 'NEW_FOLLOWER':
      return `${people} 팔로우했어요`;
    case 'REPORT_DECIDED':
      return '보내 주신 신고를 처리했어요';
    case 'ACCOUNT_NOTICE':
      return data.accountChange === 'suspended'
        ? '계정이 정지됐어요'
        : '정지가 풀렸어요. 다시 로그인할 수 있어요';
  }
}

/** A reminder held back overnight is sent on the meeting day itself. */
function meetingDay(meeting: Meeting | undefined, sentAt: Date): string {
  return meeting === undefined ? '곧' : relativeDay(meeting.meetingDate, sentAt);
}

const attendanceTexts = {
  marked: '오지 않은 것으로 표시됐어요. 다르면 7일 안에 알려 주세요',
  came: '확인해 보니 오셨어요. 온 것으로 바로잡았어요',
  absent: '확인해 봤지만, 오지 않은 것으로 남겨 뒀어요',
} as const;

const changeTexts = {
  both: '일정과 장소가 바뀌었어요',
  time: '일정이 바뀌었어요',
  place: '장소가 바뀌었어요',
  link: '온라인 링크가 바뀌었어요',
  plan: '모임 내용이 바뀌었어요',
} as const;

function sentenceDetail({ meeting, earlier, reason }: NoticeData, sentAt: Date): string | null {
  const parts = [timeText(earlier, meeting, sentAt), reason && `“${reason}”`];
  return parts.filter(Boolean).join(' ') || null;
}

function timeText(earlier: Meeting | undefined, meeting: Meeting | undefined, sentAt: Date) {
  if (meeting === undefined) return undefined;
  const time = formatDetailTime(meeting, sentAt);
  const before = earlier && formatDetailTime(earlier, sentAt);
  // A change and its reversal fold into one line without a difference.
  return before === undefined || before === time ? time : `${before} → ${time}`;
}
