import type { ClubSeats } from '@azit/rules/club-viewer-state';
import { CalendarX2 } from 'lucide-react';
import { Badge, type BadgeProps } from '#web/ui/feedback/badge.tsx';
import { type SeatState, seatState } from '../model/club-facts.ts';

const seatBadges = {
  open: { tone: 'green', label: '모집 중' },
  full: { tone: 'ended', label: '마감' },
  ongoing: { tone: 'green', label: '진행 중' },
  over: { tone: 'ended', label: '종료' },
  cancelled: { tone: 'ended', label: '취소됨', icon: <CalendarX2 /> },
} as const satisfies Record<SeatState, Omit<BadgeProps, 'children'> & { label: string }>;

export function SeatBadge({ club }: { club: ClubSeats }) {
  const { label, ...badge } = seatBadges[seatState(club)];
  return <Badge {...badge}>{label}</Badge>;
}
