import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { logIn, logOut } from '#web/session/session.ts';
import { sampleClub, sampleSeat } from '#web/testing/sample-replies.ts';
import { ClubPeople } from './club-people.tsx';
import { HostRecord } from './host-record.tsx';

afterEach(() => {
  cleanup();
  logOut();
});

function show(club: ReturnType<typeof sampleClub>) {
  render(
    <MemoryRouter>
      <ClubPeople club={club} readOnly={false} />
    </MemoryRouter>,
  );
}

const alone = sampleClub();

test('the host is listed once, above the other members, and counted with them', () => {
  const friend = sampleSeat({ memberId: 8, nickname: '여울' }, 'CLUB_JOINED');
  show({ ...alone, joinedCount: 2, clubMembers: [...alone.clubMembers, friend] });
  expect(screen.getAllByText(alone.host.nickname)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: '함께하는 사람 2' })).toBeTruthy();
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(1);
});

test('a club with only its host shows that it has no other members', () => {
  show(alone);
  expect(screen.getByText('아직 호스트뿐이에요. 첫 번째로 함께해 보세요.')).toBeTruthy();
});

test('a finished club with only its host shows no invitation to join', () => {
  show({ ...alone, phase: 'over' });
  expect(screen.getByText('호스트 말고는 참여자가 없어요.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '참여자 1' })).toBeTruthy();
});

test('the host of a club without other members sees a button to invite people', () => {
  const { memberId, nickname } = alone.host;
  const email = 'host@azit.kr';
  const member = { memberId, nickname, email, profileUrl: null, profileName: null };
  logIn({ accessToken: 'Bearer a', refreshToken: 'r' }, member);
  show(alone);
  expect(
    screen.getByText('아직 나뿐이에요. 링크를 보내 함께할 사람을 초대해 보세요.'),
  ).toBeTruthy();
});

test('the reputation of the host (온도) is shown in the heading', () => {
  show({ ...alone, host: { ...alone.host, reputation: 42.2 } });
  expect(screen.getByRole('heading', { name: '호스트 42.2°' })).toBeTruthy();
});

test('a new host without any record shows no record', () => {
  const record = { clubsHeld: 0, usualAnswerMinutes: null, meetingCount: 0, topPraise: null };
  const { container } = render(<HostRecord record={record} />);
  expect(container.textContent).toBe('');
});
