import {
  type EligibilityClub,
  type EligibilityViewer,
  type IneligibleReason,
  judgeEligibility,
} from '@azit/rules/club-eligibility';

/** Who asks comes before what the club can still take. */
const TOLD_FIRST: readonly IneligibleReason[] = [
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

/** Of all reasons against an application the one to tell, or none. */
export function reasonToRefuse(
  club: EligibilityClub,
  applicant: EligibilityViewer,
  now: Date,
): IneligibleReason | undefined {
  const judged = judgeEligibility(club, applicant, now);
  if (judged.allowed) return undefined;
  const known = TOLD_FIRST.find((reason) => judged.reasons.includes(reason));
  return known ?? judged.reasons[0];
}
