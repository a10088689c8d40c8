import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import {
  emptyPage,
  enterAsViewer,
  refused,
  sampleClub,
  viewer,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

const [wind, brook] = [
  { memberId: 4, nickname: '바람결', fileInfo: viewer.fileInfo },
  { memberId: 5, nickname: '여울', fileInfo: viewer.fileInfo },
];

function serve(reviewees: Reply) {
  peer.reply = ({ path }) => {
    if (path.endsWith('/reviewees')) return reviewees;
    return path === '/api/clubs/3' ? { json: { data: sampleClub() } } : emptyPage;
  };
}

test.each([
  ['3', refused(403, '모임이 끝난 뒤에 남겨요.'), '모임이 끝난 뒤에 남겨요.', '아지트 보기'],
  ['3', refused(404), '없는 아지트예요.', '홈으로 가기'],
  ['none', refused(404), '없는 아지트예요.', '홈으로 가기'],
])(
  'the review page of club %s shows why there is nothing to review',
  async (id, reply, words, on) => {
    serve(reply);
    await openScreen(`/review/create/${id}`);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '후기 남기기' })).toBeNull();
    expect(screen.getByRole('link', { name: on })).toBeTruthy();
  },
);

test('a review starts without a praise and accepts up to two praises', async () => {
  serve({ json: { data: [wind] } });
  await openScreen('/review/create/3');
  await userEvent.click(await screen.findByRole('checkbox', { name: '바람결' }));
  const send = screen.getByRole('button', { name: '후기 남기기' });
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(1);
  expect(screen.getByText('좋았던 점을 골라 주세요.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: '분위기 메이커예요' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '배려심이 깊어요' }));
  expect(screen.getByRole('checkbox', { name: '또 만나고 싶어요' })).toHaveProperty(
    'disabled',
    true,
  );
  await userEvent.click(send);
  const findSent = () => peer.seen.find(({ path }) => path === '/api/reviews');
  await waitFor(() => expect(findSent()).toBeDefined());
  expect(JSON.parse(findSent()?.body ?? '')).toMatchObject([
    { commentCategory: 'MOOD_MAKER', secondCategory: 'CONSIDERATE' },
  ]);
});

test.each([
  [3, 1],
  [4, 0],
])(
  'if %d people came, the note that readers may guess the author appears %d times',
  async (attendedCount, times) => {
    peer.reply = ({ path }) =>
      path.endsWith('/reviewees')
        ? { json: { data: [wind], attendedCount } }
        : { json: { data: sampleClub({ joinedCount: 5 }) } };
    await openScreen('/review/create/3');
    await screen.findByRole('checkbox', { name: '바람결' });
    expect(screen.queryAllByText(/짐작할 수 있어요/)).toHaveLength(times);
  },
);

// covers S8.14 (docs/coverage-statements.md)
test('if one of several reviews exists, all are refused and the unsent texts stay', async () => {
  serve({ json: { data: [wind, brook] } });
  await openScreen('/review/create/3');
  await userEvent.click(await screen.findByRole('checkbox', { name: '바람결' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '여울' }));
  fill(await screen.findByRole('textbox', { name: /^여울님에게 한마디/ }), '또 만나요.');
  for (const chip of screen.getAllByRole('checkbox', { name: '또 만나고 싶어요' })) {
    await userEvent.click(chip);
  }
  peer.reply = ({ method }) =>
    method === 'POST'
      ? refused(409, '이미 후기를 남긴 사람이 있어요.')
      : { json: { data: [brook] } };
  await userEvent.click(screen.getByRole('button', { name: '후기 남기기' }));
  await screen.findByRole('alertdialog', { name: '이미 후기를 남긴 사람이 있어요.' });
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: '바람결' })).toBeNull());
  expect(screen.getByRole('textbox', { name: /^여울님에게 한마디/ })).toHaveProperty(
    'value',
    '또 만나요.',
  );
});
