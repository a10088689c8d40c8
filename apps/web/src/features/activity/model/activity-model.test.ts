import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { describe, expect, test } from 'vitest';
import { sampleParticipation as line } from '#web/testing/sample-participation.ts';
import { activityBadge, mayReview } from './activity-badge.ts';
import { type ActivityFilter, activityCards, isActivityFilter } from './activity-cards.ts';

const ended = line(1, { isReviewed: false }, 'over');
const ahead = line(2);
const hosted = line(3, { isHost: true });
const waiting = line(4, { clubMemberStatus: 'CLUB_WAITING' });
const closedIds = new Set([1]);

function shown(filter: ActivityFilter, items: ClubParticipation[], hostedOnly = false) {
  return activityCards(items, { filter, hostedOnly, closedIds }).map((card) => [
    card.clubMemberId,
    activityBadge(card).label,
  ]);
}

describe('the filter', () => {
  // covers S3.9, S4.13 (docs/coverage-statements.md)
  test('the filter “all” shows closed clubs with a badge', () => {
    expect(shown('all', [ended, ahead, waiting])).toEqual([
      [1, '종료'],
      [2, '참여 중'],
      [4, '신청 중'],
    ]);
  });

  // covers S4.13 (docs/coverage-statements.md)
  test('the filter “joined” omits the closed clubs', () => {
    expect(shown('joined', [ended, ahead])).toEqual([[2, '참여 중']]);
  });

  // covers S4.13 (docs/coverage-statements.md)
  test('the filter “closed” marks every club as closed', () => {
    expect(shown('closed', [ended, ahead])).toEqual([
      [1, '종료'],
      [2, '종료'],
    ]);
  });

  // covers S4.14 (docs/coverage-statements.md)
  test('the option for hosted clubs shows only hosted clubs under every filter', () => {
    expect(shown('all', [ended, ahead, hosted, waiting], true)).toEqual([[3, '참여 중']]);
    expect(shown('applied', [waiting], true)).toEqual([]);
  });

  test('a finished, cancelled or ongoing club has its badge under every filter', () => {
    const over = line(5, { clubMemberStatus: 'CLUB_WAITING' }, 'over');
    const cancelled = line(6, { clubMemberStatus: 'CLUB_WAITING' }, 'cancelled');
    expect(shown('applied', [over, cancelled, waiting])).toEqual([
      [5, '종료'],
      [6, '취소됨'],
      [4, '신청 중'],
    ]);
    expect(shown('joined', [line(7, {}, 'ongoing')])).toEqual([[7, '진행 중']]);
  });

  test('an unrecognized filter in the URL is ignored', () => {
    expect(isActivityFilter('joined')).toBe(true);
    expect(isActivityFilter('hosted')).toBe(false);
    expect(isActivityFilter(null)).toBe(false);
  });
});

describe('the review link', () => {
  const card = { ...ended, isClosed: true };

  // covers S6.6 (docs/coverage-statements.md)
  test('a participant of a closed club with members left to review gets the review link', () => {
    expect(mayReview(card)).toBe(true);
  });

  // covers S6.6 (docs/coverage-statements.md)
  test.each([
    ['a future club', line(1, { isReviewed: false })],
    ['an ongoing club', line(1, { isReviewed: false }, 'ongoing')],
    ['a cancelled club', line(1, { isReviewed: false }, 'cancelled')],
    ['a club whose members are all reviewed', { isReviewed: true }],
    ['a member who was not accepted', { clubMemberStatus: 'CLUB_WAITING' as const }],
  ])('there is no review link for %s', (_why, parts) => {
    expect(mayReview({ ...card, ...parts })).toBe(false);
  });
});
