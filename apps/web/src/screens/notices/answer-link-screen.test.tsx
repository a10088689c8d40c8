import type { AnswerLink } from '@azit/contract/crews/crew-dates.endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';

const peer = apiPeerPerTest();
const TOKEN = `3~7~5~4075000000~${'s'.repeat(43)}`;

const link: AnswerLink = {
  clubId: 3,
  clubName: '단편 하나, 커피 한 잔',
  meetingDate: '2099-11-18',
  meetingTime: '20:00:00',
  location: '서울 마포구 와우산로 94',
  isOnline: false,
  nickname: '초코송이',
  answer: null,
};

function refusal(code: string, message: string): Reply {
  return { status: 410, json: { status: 410, code, message } };
}

function serve(sent: Reply, found: Reply = { json: { data: link } }) {
  peer.reply = ({ method }) => (method === 'PUT' ? sent : found);
}

const answers = () => peer.seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const open = (going = true) => openScreen(`/answer/${TOKEN}?going=${going}`);

test.for([
  [true, '갈게요', 'GOING', '‘갈게요’로 답했어요'],
  [false, '못 가요', 'NOT_GOING', '자리를 돌려줬어요'],
] as const)(
  'the page of an answer link (going=%s) sends the answer only after a tap',
  async (row) => {
    const [going, name, answer, said] = row;
    serve({ json: { data: { ...link, answer } } });
    await open(going);
    await screen.findByText('초코송이님의 답을 보낼게요.');
    expect(screen.getByText('서울 마포구 와우산로 94')).toBeTruthy();
    expect(answers()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(answers()).toEqual([JSON.stringify({ going })]);
  },
);

test.for([
  ['ANSWER_LINK_USED', '이미 쓴 링크예요. 지금 답은 ‘갈게요’예요.'],
  ['ANSWER_LINK_OVER', '지난 모임의 링크예요. 다음 모임에서 만나요.'],
  ['OFFER_GONE', '자리가 다음 사람에게 넘어갔어요.'],
  ['ANSWER_LINK_CHANGED', '일정이 바뀌어 이 링크로는 답할 수 없어요.'],
] as const)(
  'the page of a link refused with %s says why and has a link to the club',
  async ([code, message]) => {
    serve({ status: 204 }, refusal(code, message));
    await open();
    const [title = '', ...how] = message.split(/(?<=\.) /);
    for (const sentence of [title.slice(0, -1), ...how])
      expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '갈게요' })).toBeNull();
    expect(screen.getByRole('link', { name: '아지트에서 보기' }).getAttribute('href')).toBe(
      '/azit/detail/3',
    );
  },
);

test('an answer link that was used elsewhere shows the current answer after the tap', async () => {
  serve(refusal('ANSWER_LINK_USED', '이미 쓴 링크예요. 지금 답은 ‘못 가요’예요.'));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '갈게요' }));
  expect(await screen.findByText('지금 답은 ‘못 가요’예요.')).toBeTruthy();
});

test('an answer by link that is refused shows the reason, and the buttons stay', async () => {
  serve({ status: 422, json: { status: 422, code: 'CLUB_FULL', message: '자리가 모두 찼어요.' } });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '갈게요' }));
  const alert = await screen.findByRole('alertdialog');
  expect(within(alert).getByText(/자리가 모두 찼어요/)).toBeTruthy();
  await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
  expect(screen.getByRole('button', { name: '못 가요' })).toBeTruthy();
});

test('the deadline of an offered seat does not depend on the clock of the phone', async () => {
  const offer = { expiresAt: '2099-11-18T08:10:00+09:00', expiresInMs: 12 * 3_600_000 };
  serve({ status: 204 }, { json: { data: { ...link, offer: { ...offer, isShared: false } } } });
  await open();
  expect(await screen.findByText('내일 오전 8:10까지 맡아 둘게요.')).toBeTruthy();
});

test('the link of an offered seat shows the deadline, and 다음에 할게요 declines the seat', async () => {
  const offer = { expiresAt: '2099-11-17T22:10:00+09:00', isShared: false };
  const found = { json: { data: { ...link, offer } } };
  serve({ json: { data: { ...link, offer, answer: 'NOT_GOING' } } }, found);
  await open();
  expect(await screen.findByRole('heading', { name: '자리가 났어요' })).toBeTruthy();
  expect(screen.getByText(/오후 10:10까지 맡아 둘게요/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '못 가요' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '다음에 할게요' }));
  expect(await screen.findByText('‘다음에 할게요’로 답했어요')).toBeTruthy();
  expect(screen.queryByText(/자리를 돌려줬어요/)).toBeNull();
});

test('the page of a broken answer link has a link to home', async () => {
  await openScreen('/answer/broken');
  const home = await screen.findByRole('link', { name: '홈으로 가기' });
  expect(home.getAttribute('href')).toBe('/');
});
