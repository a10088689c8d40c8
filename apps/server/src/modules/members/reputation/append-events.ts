import type {
  ReputationKind,
  ReputationNote,
} from '@azit/contract/members/reputation-event.schema';
import {
  countAttended,
  countReview,
  countSlip,
  halvingDay,
  type Slip,
} from '@azit/rules/members/reputation-event';
import { seoulToday } from '@azit/rules/seoul-clock';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { insertEvents, type Ledger, lockLedgers, selectLedgers } from './reputation.repository.ts';

export type NewEvent = {
  member_id: number;
  at: Date;
  kind: ReputationKind;
  delta: number;
  note?: ReputationNote | null;
  club_id?: number;
  halves_on?: string | null;
  retracts?: number;
  review_count?: number;
  hours_before?: number;
};

export async function appendEvents(tx: Transaction, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await execute(tx, insertEvents, { events: JSON.stringify(events) });
}

/**
 * The caller must lock the ledgers first. `day` is the date in Seoul on which the new events
 * happened.
 */
async function readLedgers(
  tx: Transaction,
  member_ids: number[],
  { now, day }: { now: Date; day: string },
): Promise<Map<number, Ledger>> {
  const rows = await findMany(tx, selectLedgers, { member_ids, today: seoulToday(now), day });
  return new Map(rows.map((row) => [row.member_id, row]));
}

type Deed = { memberId: number; kind: 'ATTENDED' | Slip; hours_before?: number };

/**
 * Appends the attendances, absences or late 못 가요 of one meeting. The caller must lock the ledgers
 * of the members first.
 */
export async function appendDeeds(
  tx: Transaction,
  deeds: readonly Deed[],
  { clubId, at, now }: { clubId: number; at: Date; now: Date },
): Promise<void> {
  if (deeds.length === 0) return;
  const day = seoulToday(at);
  const memberIds = deeds.map(({ memberId }) => memberId);
  const ledgers = await readLedgers(tx, memberIds, { now, day });
  const events = deeds.flatMap(({ memberId, kind, ...more }): NewEvent[] => {
    const ledger = ledgers.get(memberId);
    if (ledger === undefined) return [];
    const { earned, current, attended_in_month, slips_in_year } = ledger;
    const change =
      kind === 'ATTENDED'
        ? countAttended(earned, attended_in_month)
        : countSlip(kind, current, slips_in_year);
    const halves_on = change.delta < 0 ? halvingDay(day) : null;
    return [{ member_id: memberId, at, kind, club_id: clubId, halves_on, ...change, ...more }];
  });
  await appendEvents(tx, events);
}

export async function lockMemberLedgers(tx: Transaction, member_ids: number[]): Promise<void> {
  await findMany(tx, lockLedgers, { member_ids });
}

export type NewReview = { reviewee_id: number; reviewer_id: number; club_id: number };

/**
 * Appends one event per reviewed member and meeting. `countedBefore` contains the reviewers of all
 * earlier reviews of a member, because each further review of the same reviewer counts less.
 */
export async function appendReviews(
  tx: Transaction,
  reviews: readonly NewReview[],
  { countedBefore, now }: { countedBefore: ReadonlyMap<number, readonly number[]>; now: Date },
): Promise<void> {
  const byMember = Map.groupBy(reviews, (review) => review.reviewee_id);
  const ledgers = await readLedgers(tx, [...byMember.keys()], { now, day: seoulToday(now) });
  const events = [...byMember].flatMap(([memberId, received]) =>
    toReviewEvents(received, countedBefore.get(memberId) ?? [], ledgers.get(memberId)?.earned).map(
      (event) => ({ ...event, member_id: memberId, at: now, kind: 'REVIEW' as const }),
    ),
  );
  await appendEvents(tx, events);
}

function toReviewEvents(
  reviews: readonly NewReview[],
  countedBefore: readonly number[],
  before = 0,
) {
  const reviewers = [...countedBefore];
  let earned = before;
  return [...Map.groupBy(reviews, (review) => review.club_id)].map(([club_id, given]) => {
    const start = earned;
    for (const { reviewer_id } of given) {
      const earlier = reviewers.filter((id) => id === reviewer_id).length;
      reviewers.push(reviewer_id);
      earned += countReview(earned, earlier);
    }
    const delta = Number((earned - start).toFixed(4));
    return { club_id, review_count: given.length, delta };
  });
}
