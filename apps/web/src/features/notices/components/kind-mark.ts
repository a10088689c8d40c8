import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import {
  Armchair,
  Clock,
  Flag,
  Heart,
  Inbox,
  Megaphone,
  MessageSquare,
  Pencil,
  Repeat,
  SkipForward,
  TriangleAlert,
  UserMinus,
  X,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { CheckMark, PlusMark } from './kind-icons.tsx';

export type KindMark = { icon: ComponentType; tone: 'point' | 'green' | 'warning' | 'ended' };

const marks: Record<NoticeKind, KindMark> = {
  APPLICATION_RECEIVED: { icon: Inbox, tone: 'point' },
  APPLICATION_WITHDRAWN: { icon: UserMinus, tone: 'ended' },
  MEMBER_RETURNED: { icon: CheckMark, tone: 'green' },
  APPLICATION_ACCEPTED: { icon: CheckMark, tone: 'green' },
  APPLICATION_REJECTED: { icon: X, tone: 'ended' },
  MEMBER_REMOVED: { icon: X, tone: 'ended' },
  CLUB_CHANGED: { icon: Clock, tone: 'warning' },
  CLUB_CANCELLED: { icon: X, tone: 'ended' },
  CLUB_OPENED_AGAIN: { icon: PlusMark, tone: 'point' },
  MEETING_TOMORROW: { icon: Clock, tone: 'warning' },
  MEETING_SOON: { icon: Clock, tone: 'warning' },
  ANNOUNCEMENT: { icon: Megaphone, tone: 'point' },
  ATTENDANCE: { icon: UserMinus, tone: 'warning' },
  REVIEW_DUE: { icon: Pencil, tone: 'point' },
  REVIEW_RECEIVED: { icon: Heart, tone: 'point' },
  NEW_FOLLOWER: { icon: PlusMark, tone: 'ended' },
  CHAT: { icon: MessageSquare, tone: 'point' },
  SEAT_OFFERED: { icon: Armchair, tone: 'green' },
  SEAT_OPEN: { icon: Armchair, tone: 'warning' },
  SEAT_PASSED: { icon: X, tone: 'ended' },
  SEAT_RELEASED: { icon: X, tone: 'ended' },
  SEAT_GIVEN_BACK: { icon: UserMinus, tone: 'ended' },
  WAITLISTED: { icon: Inbox, tone: 'point' },
  APPLICATION_DUE: { icon: Clock, tone: 'warning' },
  APPLICATION_EXPIRED: { icon: Clock, tone: 'ended' },
  CREW_INVITED: { icon: Repeat, tone: 'point' },
  CREW_JOINED: { icon: CheckMark, tone: 'green' },
  DATE_ASKED: { icon: Clock, tone: 'warning' },
  DATE_SKIPPED: { icon: SkipForward, tone: 'ended' },
  CREW_PAUSED: { icon: Clock, tone: 'warning' },
  CREW_RESUMED: { icon: CheckMark, tone: 'green' },
  CREW_ENDED: { icon: X, tone: 'ended' },
  CREW_REMOVED: { icon: X, tone: 'ended' },
  COHOST_ASKED: { icon: Inbox, tone: 'point' },
  HOST_HANDED: { icon: Inbox, tone: 'point' },
  ROLE_ANSWERED: { icon: Inbox, tone: 'point' },
  HOST_LEFT: { icon: UserMinus, tone: 'warning' },
  REPORT_DECIDED: { icon: Flag, tone: 'ended' },
  ACCOUNT_NOTICE: { icon: TriangleAlert, tone: 'warning' },
};

export function kindMark(kind: NoticeKind): KindMark {
  return marks[kind];
}
