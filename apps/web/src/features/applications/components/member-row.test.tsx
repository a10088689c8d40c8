import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { sampleSeat, viewer } from '#web/testing/sample-replies.ts';
import { MemberRow } from './member-row.tsx';

afterEach(cleanup);

test.each([
  [0, 0, undefined],
  [0, 1, '1년 안에 오지 않은 날 1번'],
  [2, 0, '오지 않은 날 없음'],
])('an applicant with %i meetings and %i absences has the record %s', (...row) => {
  const [meetingCount, absences, record] = row;
  const applicant = { reputation: 36.5, meetingCount, absences, birthDecade: null };
  render(<MemberRow row={{ ...sampleSeat(viewer, 'CLUB_WAITING'), applicant }} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.queryByText(/오지 않은 날/)?.textContent).toBe(record);
});
