import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ClubCard, type ClubCardProps } from '#web/features/club-cards/components/club-card.tsx';
import { sampleCard, sampleSeat } from '#web/testing/sample-replies.ts';

const club = sampleCard({
  clubId: 12,
  clubName: '주말 아침 한강 따라 천천히 5km',
  location: '서울 영등포구 여의도동',
  area: '서울 영등포구',
  areaCode: '11560',
  meetingDate: '2030-11-15',
  meetingTime: '08:00:00',
  memberLimit: 8,
  joinedCount: 7,
  clubMembers: [1, 2, 3, 4, 5, 6, 7].map((memberId) =>
    sampleSeat({ memberId, nickname: `사람${memberId}` }, 'CLUB_JOINED'),
  ),
});

function show(props: Partial<ClubCardProps> = {}) {
  const element = <ClubCard club={club} {...props} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return within(screen.getByRole('article'));
}

afterEach(cleanup);

// covers S2.15, S9.9, M3.26 (docs/coverage-statements.md)
test('a card shows name, time, location and member count and links to the club', () => {
  const card = show();
  const title = card.getByRole('heading', { name: club.clubName });
  expect(within(title).getByRole('link').getAttribute('href')).toBe('/azit/detail/12');
  expect(card.getByText('운동/액티비티 · 등산')).toBeTruthy();
  expect(card.getByText('2030년 11월15일(금) 08:00').getAttribute('datetime')).toBe(
    '2030-11-15T08:00',
  );
  expect(card.getByText('서울 영등포구 여의도동')).toBeTruthy();
  expect(card.getByText('무료')).toBeTruthy();
  expect(card.getByText('1자리')).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('7 / 8명');
});

// covers S3.5 (docs/coverage-statements.md)
test('a card shows five members and uses the category picture without a banner', () => {
  show();
  const card = screen.getByRole('article');
  const drawn = () => [...card.querySelectorAll('svg')];
  const people = drawn().filter((svg) => svg.querySelector('circle[r="4.2"]'));
  expect(people).toHaveLength(5);
  expect(drawn()).toHaveLength(5);
  const picture = card.querySelector('img');
  const { categorySmallId } = club.categorySmall;
  expect(picture?.getAttribute('src')).toBe(
    `/images/default/category-${categorySmallId}.card.webp`,
  );
  if (picture) fireEvent.error(picture);
  expect(drawn()).toHaveLength(6);
});

test('the only link of a card is its title', () => {
  expect(show().getAllByRole('link')).toHaveLength(1);
});

test('a card shows highlighted text and a note if the list provides them', () => {
  const card = show({ emphasise: (text) => <mark>{text}</mark>, note: <p>소개에서 찾았어요</p> });
  expect(card.getByText(club.clubName).tagName).toBe('MARK');
  expect(card.getByText('소개에서 찾았어요')).toBeTruthy();
});

// covers M3.26 (docs/coverage-statements.md)
test('a card on the screen changes to ongoing when the meeting starts', () => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2030-11-15T07:59:00+09:00'));
  try {
    const card = show();
    expect(card.getByText('오늘')).toBeTruthy();
    expect(card.queryByText('이미 시작한 아지트예요')).toBeNull();
    act(() => vi.advanceTimersByTime(60_000));
    expect(card.getByText('진행 중')).toBeTruthy();
    expect(card.getByText('이미 시작한 아지트예요')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});
