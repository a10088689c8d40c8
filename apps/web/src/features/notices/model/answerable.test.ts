import { expect, test } from 'vitest';
import { answerableIds } from './answerable.ts';

test('of several notices about changes of a club only the newest can be confirmed', () => {
  const lines = [
    { noticeId: 9, clubId: 3, myConfirmation: null },
    { noticeId: 8, clubId: 3, myConfirmation: 'PENDING' },
    { noticeId: 7, clubId: 4, myConfirmation: 'GOING' },
    { noticeId: 6, clubId: 3, myConfirmation: 'PENDING' },
    { noticeId: 5, clubId: null, myConfirmation: null },
  ] as const;
  expect([...answerableIds(lines)]).toEqual([8, 7]);
});
