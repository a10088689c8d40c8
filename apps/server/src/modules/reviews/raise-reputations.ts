import { raiseReputation } from '@azit/rules/members/reputation';

export function raiseReputations(
  reviewees: readonly { member_id: number; reputation: number }[],
  earlier: readonly { reviewee_id: number; given: number }[],
  written: readonly { review_id: number; reviewee_id: number }[],
): { member_id: number; reputation: number }[] {
  const given = new Map(earlier.map((row) => [row.reviewee_id, row.given]));
  const current = new Map(reviewees.map((row) => [row.member_id, row.reputation]));
  for (const { reviewee_id: id } of written.toSorted((a, b) => a.review_id - b.review_id)) {
    const before = current.get(id);
    if (before === undefined) throw new Error(`member ${id} was reviewed without being locked`);
    const alreadyGiven = given.get(id) ?? 0;
    current.set(id, raiseReputation(before, alreadyGiven));
    given.set(id, alreadyGiven + 1);
  }
  return [...current].map(([member_id, reputation]) => ({ member_id, reputation }));
}
