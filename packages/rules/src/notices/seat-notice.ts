import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { releaseText } from '../hosting/seat-question.ts';
import { formatNearTime, type Meeting } from '../meeting-time.ts';

export type SeatKind = Extract<
  NoticeKind,
  `SEAT_${string}` | 'WAITLISTED' | 'APPLICATION_DUE' | 'APPLICATION_EXPIRED'
>;

export const UNDECIDED = '시간 안에 답을 받지 못했어요';

export type SeatData = {
  offerId?: number;
  /** The deadline of an offered seat or, for the host, of an application. */
  until?: string;
  /** For the host: a seat is free, and it is meant for nobody in the queue. */
  hasFreeSeat?: boolean;
};

/** `gone`: the offer has expired or was retracted, or another member answered first. */
export type OfferState = 'open' | 'accepted' | 'declined' | 'gone';

type SeatContent = {
  kind: NoticeKind;
  data: SeatData;
  count: number;
  nickname: string;
  offer?: OfferState | null | undefined;
};

/** `isClosed`: the meeting has begun or was cancelled, or the member cannot see the club. */
type Reading = { now: Date; isClosed: boolean };

export function seatNoticeText(
  kind: SeatKind,
  { count, nickname }: SeatContent,
  { isClosed }: Reading,
): string {
  switch (kind) {
    case 'SEAT_OFFERED':
      return '자리가 났어요';
    case 'SEAT_OPEN':
      return '곧 시작하는 자리가 났어요';
    case 'SEAT_PASSED':
      return '자리가 다음 사람에게 넘어갔어요';
    case 'SEAT_RELEASED':
      return '답이 없어 자리를 넘겼어요';
    case 'SEAT_GIVEN_BACK':
      return `${nickname}님이 못 온다고 알렸어요`;
    case 'WAITLISTED':
      return `${count}명이 자리를 기다려요`;
    case 'APPLICATION_DUE':
      return '하루째 기다리는 신청이 있어요';
    case 'APPLICATION_EXPIRED':
      return isClosed ? UNDECIDED : `${UNDECIDED}. 다시 신청할 수 있어요`;
  }
}

export function seatNoticeRemark(
  { kind, data, offer }: SeatContent,
  { now, isClosed }: Reading,
): string | null {
  const until = data.until === undefined ? null : formatNearTime(new Date(data.until), now);
  switch (kind) {
    case 'SEAT_OFFERED':
      if (offer === 'open') return `${until}까지 맡아 둘게요`;
      return answered(offer) ?? '자리가 다음 사람에게 넘어갔어요';
    case 'SEAT_OPEN':
      if (offer === 'open') return '먼저 답한 사람이 가요';
      return answered(offer) ?? '다른 사람이 먼저 답했어요';
    case 'SEAT_PASSED':
    case 'SEAT_RELEASED':
      return isClosed ? null : '다시 기다릴 수 있어요';
    case 'SEAT_GIVEN_BACK':
      return data.hasFreeSeat ? '자리가 하나 비었어요' : '다음 사람에게 물어봤어요';
    case 'APPLICATION_DUE':
      return until === null ? null : `${until}까지 답해 주세요`;
    default:
      return null;
  }
}

type SeatQuestion = {
  kind: NoticeKind;
  club?: (Meeting & { releasesSeats?: boolean }) | null | undefined;
};

export function releaseWarning({ kind, club }: SeatQuestion, now: Date): string | null {
  const isAboutSeat = kind === 'MEETING_TOMORROW' || kind === 'CLUB_CHANGED';
  return isAboutSeat && club?.releasesSeats ? releaseText(club, now) : null;
}

function answered(offer: OfferState | null | undefined): string | undefined {
  if (offer === 'accepted') return '‘갈게요’로 답했어요';
  return offer === 'declined' ? '‘다음에 할게요’로 답했어요' : undefined;
}
