import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { attendanceQueries } from '#web/queries/attendance-queries.ts';
import { sampleSeat } from '#web/testing/sample-replies.ts';
import { JoinedMark } from './joined-mark.tsx';

afterEach(cleanup);

const person = { memberId: 9, nickname: '노을' };
type Mark = {
  phase: ClubDetail['phase'];
  confirmation?: ClubMember['confirmation'];
  confirmedAt?: string | null;
  attendance?: 'CAME' | 'ABSENT' | 'CONTESTED';
};

function readMark({ phase, confirmation = 'PENDING', confirmedAt, attendance = 'CAME' }: Mark) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { queryKey } = attendanceQueries.list(3);
  const members = [{ ...person, attendance }];
  if (confirmedAt !== undefined) client.setQueryData(queryKey, { confirmedAt, members } as never);
  const row = { ...sampleSeat(person, 'CLUB_JOINED'), confirmation };
  const mark = render(
    <QueryClientProvider client={client}>
      <JoinedMark clubId={3} phase={phase} row={row} />
    </QueryClientProvider>,
  );
  return mark.container.textContent;
}

test.each([
  ['아직 답하지 않았어요', { phase: 'open' }],
  ['갈게요', { phase: 'open', confirmation: 'GOING' }],
  ['', { phase: 'ongoing' }],
  ['', { phase: 'cancelled' }],
] as const)('the mark “%s” is shown for a member of a club with %j', (text, mark) => {
  expect(readMark(mark)).toBe(text);
});

const confirmedAt = '2026-11-14T08:00:00Z';

// covers C4.9 (docs/coverage-statements.md)
test.each([
  ['', { confirmedAt: null }],
  ['왔어요', { confirmedAt }],
  ['안 왔어요', { confirmedAt, attendance: 'ABSENT' }],
  ['이의 있음', { confirmedAt, attendance: 'CONTESTED' }],
] as const)('the mark “%s” is shown for a member after a meeting with %j', (text, mark) => {
  expect(readMark({ phase: 'over', ...mark })).toBe(text);
});
