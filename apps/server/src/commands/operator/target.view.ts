import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import type { StatementRow } from '#server/database/statement.ts';
import { clubPhaseAt } from '#server/modules/clubs/club.policy.ts';
import { oneLine, person, seoulMinute } from './print.view.ts';
import type { selectClubTarget, selectMemberTarget } from './target.repository.ts';

export const statusLabels: Record<string, string> = {
  ACTIVE: '활동 중',
  SUSPENDED: '정지됨',
  WITHDRAWN: '탈퇴함',
};

const phaseLabels: Record<ClubPhase, string> = {
  open: '모집 중',
  ongoing: '진행 중',
  over: '끝남',
  cancelled: '취소됨',
};

export function clubDetail(club: StatementRow<typeof selectClubTarget>, now: Date): string[] {
  const { cancelled_at: cancelledAt } = club;
  const phase = phaseLabels[clubPhaseAt(club, now)];
  return [
    `아지트 ${club.club_id}: ${oneLine(club.club_name)}`,
    `  소개: ${oneLine(club.club_info)}`,
    `  호스트: ${person(club.host_id, club.host_nickname)}`,
    ...(club.crew_id === null
      ? []
      : [`  크루: ${club.crew_id} (${oneLine(club.crew_name ?? '')})`]),
    `  모임: ${club.meeting_date} ${club.meeting_time.slice(0, 5)}, 참여 ${club.joined_count}명`,
    `  상태: ${cancelledAt === null ? phase : `${phase} ${seoulMinute(cancelledAt)}`}`,
    `  지금까지 신고: ${club.reports}건`,
  ];
}

export function memberDetail(member: StatementRow<typeof selectMemberTarget>): string[] {
  return [
    person(member.member_id, member.nickname),
    `  소개: ${oneLine(member.about_me ?? '')}`,
    `  상태: ${statusLabels[member.status] ?? member.status}`,
    `  앞으로 열 아지트: ${member.hosted_ahead}개`,
    `  지금까지 신고: ${member.reports}건, 메시지 신고: ${member.message_reports}건`,
  ];
}
