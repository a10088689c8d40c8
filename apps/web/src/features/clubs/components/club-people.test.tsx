import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { sampleClub, seatOf } from '#web/testing/sample-replies.ts';
import { ClubPeople } from './club-people.tsx';

afterEach(cleanup);

function show(club: ReturnType<typeof sampleClub>) {
  render(
    <MemoryRouter>
      <ClubPeople club={club} readOnly={false} />
    </MemoryRouter>,
  );
}

const alone = sampleClub();

test('the host of a club is listed once, apart from the others, who are counted', () => {
  const friend = seatOf({ memberId: 8, nickname: '여울' }, 'CLUB_JOINED');
  show({ ...alone, joinedCount: 2, clubMembers: [...alone.clubMembers, friend] });
  expect(screen.getAllByText(alone.host.nickname)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: '함께하는 사람 1' })).toBeTruthy();
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(1);
});

test('a club with nobody but its host says so', () => {
  show(alone);
  expect(screen.getByText('아직 호스트뿐이에요. 첫 번째로 함께해 보세요.')).toBeTruthy();
});
