import {
  type EligibilityClub,
  type EligibilityViewer,
  type IneligibleReason,
  judgeEligibility,
} from '@azit/rules/club-eligibility';

const REASON_ORDER: readonly IneligibleReason[] = [
  'waiting',
  'joined',
  'host',
  'kicked',
  'rejected',
  'gender',
  'too-old',
  'too-young',
  'closed',
  'full',
];

export function reasonToRefuse(
  club: EligibilityClub,
  applicant: EligibilityViewer,
  now: Date,
): IneligibleReason | undefined {
  const judged = judgeEligibility(club, applicant, now);
  if (judged.allowed) return undefined;
  const known = REASON_ORDER.find((reason) => judged.reasons.includes(reason));
  return known ?? judged.reasons[0];
}
