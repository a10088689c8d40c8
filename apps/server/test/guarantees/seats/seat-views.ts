import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import { type ClubSeats, isApproved, isOffered, type Part } from './club-seats.ts';
import { hours } from './seat-step.ts';

const toIso = (instant: number) => new Date(instant).toISOString();

/** What the host must see of everybody, and how many seats are free. */
export function expectHostView(club: ClubSeats): Record<string, unknown> {
  const shown = club.parts.filter(([, { is }]) => is !== 'rejected' && is !== 'kicked');
  return {
    joinedCount: club.joinedCount,
    memberLimit: club.limit,
    waitlist: club.hasBegun || club.freeSeats > 0 ? null : club.queue.length,
    people: Object.fromEntries(shown.map(([who, part]) => [who, describePart(club, who, part)])),
  };
}

export function readHostView(detail: ClubDetail, people: ReadonlyMap<number, number>) {
  const rows = detail.clubMembers.filter(({ member }) => people.has(member.memberId));
  return {
    joinedCount: detail.joinedCount,
    memberLimit: detail.memberLimit,
    waitlist: detail.waitlist?.length ?? null,
    people: Object.fromEntries(
      rows.map((row) => [people.get(row.member.memberId), describeRow(row, row.confirmation)]),
    ),
  };
}

/** What a member must see of the part that the member has. */
export function expectOwnView(club: ClubSeats, who: number): Record<string, unknown> {
  const part = club.part(who);
  const index = club.queue.indexOf(who);
  const isShown = !club.hasBegun && (index >= 0 || club.freeSeats <= 0);
  return {
    part: part === undefined ? null : describePart(club, who, part),
    waitlist: isShown
      ? { length: club.queue.length, position: index < 0 ? null : index + 1 }
      : null,
    offer: club.hasBegun ? null : expectOffer(club, part),
  };
}

export function readOwnView(detail: ClubDetail, memberId: number) {
  const own = detail.clubMembers.find(({ member }) => member.memberId === memberId);
  return {
    part: own === undefined ? null : describeRow(own, detail.myConfirmation),
    waitlist: detail.waitlist ?? null,
    offer: detail.offer ?? null,
  };
}

function expectOffer(club: ClubSeats, part: Part | undefined) {
  if (part?.is !== 'queued') return null;
  if (part.until !== null) return { expiresAt: toIso(part.until), isShared: false };
  if (!part.isApproved || !club.isLastMinute || club.freeSeats <= 0) return null;
  const sharedWith = club.queue.filter((who) => isApproved(club.part(who))).length;
  return { expiresAt: toIso(club.start), isShared: true, sharedWith };
}

function describePart(club: ClubSeats, who: number, part: Part): string {
  switch (part.is) {
    case 'joined':
      return `joined ${expectConfirmation(club, part)}`;
    case 'waiting':
      return `waiting until ${toIso(part.until)}`;
    case 'queued':
      return isOffered(part)
        ? `offered until ${toIso(part.until ?? 0)}`
        : `queued ${club.queue.indexOf(who) + 1} ${part.isApproved}`;
    case 'rejected':
      return `rejected until ${toIso(part.at + hours(24))}`;
    case 'kicked':
      return 'kicked';
  }
}

function expectConfirmation(club: ClubSeats, { since, answeredAt }: Part & { is: 'joined' }) {
  const prompted = club.promptedAt;
  if (prompted === null) return null;
  if (answeredAt !== null && answeredAt >= prompted) return 'GOING';
  return since > prompted ? null : 'PENDING';
}

function describeRow(row: ClubMember, confirmation: unknown): string {
  if (row.clubMemberStatus === 'CLUB_JOINED') return `joined ${confirmation ?? null}`;
  if (row.clubMemberStatus === 'CLUB_REJECTED') return `rejected until ${row.reapplyAt}`;
  if (row.clubMemberStatus === 'CLUB_KICKED') return 'kicked';
  if (row.queue === undefined) return `waiting until ${row.expiresAt}`;
  const { position, isApproved, offerExpiresAt } = row.queue;
  return position === null ? `offered until ${offerExpiresAt}` : `queued ${position} ${isApproved}`;
}
