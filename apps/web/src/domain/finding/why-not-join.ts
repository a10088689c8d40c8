import type { ClubCard } from '@azit/contract/clubs/club.schema';
import type { Gender } from '@azit/contract/members/member.field';
import {
  type EligibilityClub,
  type IneligibleReason,
  judgeEligibility,
} from '@azit/rules/club-eligibility';
import { joinMessages } from '../copy/join.ts';
import { type CardReason, whyClosed } from './why-closed.ts';

export type JoiningViewer = {
  memberId: number;
  gender: Gender;
  birthYear: string;
  waitingIn: ReadonlySet<number>;
  joinedIn: ReadonlySet<number>;
};

/** The viewer's own role takes precedence over a full or restricted club. */
const plainestFirst: readonly IneligibleReason[] = [
  'closed',
  'host',
  'joined',
  'waiting',
  'full',
  'gender',
  'too-old',
  'too-young',
];

export function whyNotJoin(club: ClubCard, viewer: JoiningViewer, now: Date): CardReason | null {
  const rule: EligibilityClub = { ...club, hostId: club.host.memberId };
  const application = findApplication(club.clubId, viewer);
  const verdict = judgeEligibility(rule, { ...viewer, application }, now);
  if (verdict.allowed) return null;
  const reason = plainestFirst.find((one) => verdict.reasons.includes(one));
  switch (reason) {
    case 'host':
      return { kind: 'own', text: '내가 연 아지트예요' };
    case 'joined':
      return { kind: 'own', text: '함께해요' };
    case 'waiting':
      return { kind: 'own', text: '신청했어요' };
    case 'gender':
      return { kind: 'limits', text: joinMessages.gender(club.genderRestriction) };
    case 'too-old':
      return { kind: 'limits', text: `${club.birthYearMin}년생부터 참여할 수 있어요` };
    case 'too-young':
      return { kind: 'limits', text: `${club.birthYearMax}년생까지 참여할 수 있어요` };
    default:
      return whyClosed(club);
  }
}

function findApplication(clubId: number, { waitingIn, joinedIn }: JoiningViewer) {
  if (joinedIn.has(clubId)) return { status: 'CLUB_JOINED' as const };
  return waitingIn.has(clubId) ? { status: 'CLUB_WAITING' as const } : undefined;
}
