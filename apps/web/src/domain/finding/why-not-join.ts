import type { ClubCard } from '@azit/contract/clubs/club.schema';
import type { Gender } from '@azit/contract/members/member.field';
import { judgeEligibility } from '@azit/rules/club-eligibility';
import { clubViewerState, type OwnPart } from '@azit/rules/club-viewer-state';
import { type CardReason, whyClosed } from './why-closed.ts';

export type JoiningViewer = {
  memberId: number;
  gender: Gender;
  birthYear: string;
  waitingIn: ReadonlySet<number>;
  joinedIn: ReadonlySet<number>;
};

export function whyNotJoin(club: ClubCard, viewer: JoiningViewer, now: Date): CardReason | null {
  switch (clubViewerState(club, findOwnPart(club, viewer))) {
    case 'host':
      return { kind: 'own', text: '내가 연 아지트예요' };
    case 'joined':
      return { kind: 'own', text: '함께해요' };
    case 'waiting':
      return { kind: 'own', text: '신청했어요' };
    case 'open':
      return whyRestricted(club, viewer, now);
    default:
      return whyClosed(club);
  }
}

function whyRestricted(club: ClubCard, viewer: JoiningViewer, now: Date): CardReason | null {
  const verdict = judgeEligibility({ ...club, hostId: club.host.memberId }, viewer, now);
  if (verdict.allowed) return null;
  const [reason] = verdict.reasons;
  if (reason === 'gender')
    return {
      kind: 'limits',
      text: `${club.genderRestriction === 'MALE_ONLY' ? '남성' : '여성'}만 참여할 수 있어요`,
    };
  const text =
    reason === 'too-old'
      ? `${club.birthYearMin}년생부터 참여할 수 있어요`
      : `${club.birthYearMax}년생까지 참여할 수 있어요`;
  return { kind: 'limits', text };
}

function findOwnPart({ clubId, host }: ClubCard, viewer: JoiningViewer): OwnPart {
  if (host.memberId === viewer.memberId) return 'host';
  if (viewer.joinedIn.has(clubId)) return 'CLUB_JOINED';
  return viewer.waitingIn.has(clubId) ? 'CLUB_WAITING' : null;
}
