import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import { readablePicturesPerTest } from '#web/testing/readable-pictures.ts';
import { sampleAreas } from '#web/testing/sample-areas.ts';
import { sampleMeeting, sampleOverview } from '#web/testing/sample-overview.ts';
import { enterAsViewer, refused, viewer } from '#web/testing/sample-replies.ts';

const temporary = '요청한 작업을 하지 못했어요. 일시적인 문제이니 잠시 후 다시 시도해 주세요.';
const smalls = [{ categorySmallId: 1, categoryName: '전시', categoryLargeId: 1 }];
const fileInfo = { fileUrl: '/images/member_profile', fileName: 'b.webp' };

readablePicturesPerTest();
const peer = apiPeerPerTest(enterAsViewer);

async function open(path: string, change: Reply, own = viewer) {
  peer.reply = ({ method, path: url }) => {
    if (method !== 'GET') return change;
    if (url === '/api/areas') return { json: { data: sampleAreas } };
    return { json: { data: url === '/api/categories/small' ? smalls : own } };
  };
  return openScreen(path);
}

async function pick() {
  const file = new File(['pixels'], 'me.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText('프로필 사진 고르기'), file);
}

async function save() {
  const nickname = await screen.findByRole('textbox', { name: '닉네임' });
  fill(nickname, '바닐라');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
}

// covers S8.16 (docs/coverage-statements.md)
test('a profile picture that fails to upload shows an error', async () => {
  await open('/userpage/edit/7', refused(500));
  await pick();
  expect(
    await screen.findByRole('alertdialog', { name: '프로필 사진을 바꾸지 못했어요.' }),
  ).toBeTruthy();
  expect(localStorage.getItem('profileName')).toBeNull();
});

// covers S7.12 (docs/coverage-statements.md)
test('a changed profile picture shows a confirmation and is stored on the device', async () => {
  await open('/userpage/edit/7', { json: { data: { ...viewer, fileInfo } } });
  await pick();
  expect((await screen.findByRole('alert')).textContent).toContain('프로필 사진을 바꿨어요.');
  expect(localStorage.getItem('profileUrl')).toBe('/images/member_profile');
  expect(localStorage.getItem('profileName')).toBe('b.webp');
});

test('a changed profile picture refreshes the cache but not the open form', async () => {
  await open('/userpage/edit/7', { json: { data: { ...viewer, fileInfo } } });
  const profileReads = () =>
    peer.seen.filter(({ method, path }) => method === 'GET' && path === '/api/members/7').length;
  await pick();
  await screen.findByRole('alert');
  await waitFor(() =>
    expect(peer.seen.filter(({ path }) => path === '/api/categories/small').length).toBe(2),
  );
  expect(profileReads()).toBe(1);
});

// covers P1.3 (docs/coverage-statements.md)
test('a profile picture shows its progress during the upload', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open('/userpage/edit/7', { json: { data: viewer }, after: promise });
  await pick();
  expect(await screen.findByRole('progressbar', { name: '사진을 올리는 중이에요' })).toBeTruthy();
  resolve();
  await screen.findByText('프로필 사진을 바꿨어요.');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

// covers S8.16, P9.2 (docs/coverage-statements.md)
test.each([
  [refused(409, '다른 말'), '이미 있는 닉네임이에요. 다른 닉네임으로 다시 시도해 주세요.'],
  [refused(500, '다른 말'), temporary],
])('a profile that fails to save shows the reason and keeps the input', async (reply, message) => {
  await open('/userpage/edit/7', reply);
  await save();
  expect(await screen.findByRole('alertdialog', { name: message })).toBeTruthy();
  expect(screen.getByLabelText('닉네임')).toHaveProperty('value', '바닐라');
  expect(localStorage.getItem('nickname')).toBe('초코');
});

// covers S2.53, S3.17 (docs/coverage-statements.md)
test('saving a profile sends the nickname, introduction, interests and areas', async () => {
  await open('/userpage/edit/7', { json: { data: { ...viewer, nickname: '바닐라' } } });
  await save();
  await screen.findByText('프로필을 저장했어요');
  const { path, body } = peer.seen.find(({ method }) => method === 'PATCH') ?? {};
  expect(path).toBe('/api/members/7');
  expect(JSON.parse(body ?? '')).toEqual({
    nickname: '바닐라',
    aboutMe: viewer.aboutMe,
    categorySmallId: [1],
    areaCodes: [],
  });
});

test('a member without an introduction saves other changes of the profile', async () => {
  const own = { ...viewer, aboutMe: '', isProfileComplete: false };
  await open('/userpage/edit/7', { json: { data: own } }, own);
  await save();
  await screen.findByText('프로필을 저장했어요');
  const { body } = peer.seen.find(({ method }) => method === 'PATCH') ?? {};
  expect(JSON.parse(body ?? '')).toMatchObject({ nickname: '바닐라', aboutMe: '' });
});

// covers D7.8 (docs/coverage-statements.md)
test('a member chooses an area in a sheet and saves the area with the profile', async () => {
  await open('/userpage/edit/7', { json: { data: { ...viewer, areaCodes: ['11680'] } } });
  fireEvent.click(await screen.findByText('동네 고르기'));
  fireEvent.click(await screen.findByLabelText('강남구'));
  fireEvent.click(await screen.findByText('한 곳으로 정하기'));
  expect(await screen.findByText('서울 강남구', { selector: 'section *' })).toBeTruthy();
  await save();
  await screen.findByText('프로필을 저장했어요');
  const { body } = peer.seen.find(({ method }) => method === 'PATCH') ?? {};
  expect(JSON.parse(body ?? '')).toMatchObject({ areaCodes: ['11680'] });
});

// covers S2.55, S4.21, S8.17 (docs/coverage-statements.md)
test('a withdrawal requires consent, and a refused withdrawal shows the reason', async () => {
  await open('/userpage/withdrawl', refused(503, '잠시 후 다시 시도해 주세요.'));
  const leave = screen.getByRole('button', { name: '탈퇴하기' });
  expect(leave.matches(':disabled')).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: '안내를 확인했고, 탈퇴할게요.' }));
  await userEvent.click(leave);
  const question = await screen.findByRole('dialog', { name: '정말 탈퇴할까요?' });
  expect(peer.seen.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(within(question).getByRole('button', { name: '탈퇴하기' }));
  expect(
    await screen.findByRole('alertdialog', { name: '잠시 후 다시 시도해 주세요.' }),
  ).toBeTruthy();
  expect(localStorage.getItem('memberId')).toBe('7');
});

test('the question before a withdrawal counts what the member loses', async () => {
  const meetings = [
    sampleMeeting({ clubId: 1, host: { memberId: 7, nickname: '초코', fileInfo } }),
    sampleMeeting({ clubId: 2 }),
    sampleMeeting({ clubId: 3 }),
    sampleMeeting({ clubId: 4, phase: 'cancelled' }),
  ];
  const crew = {
    crewId: 1,
    name: '수요 보드게임',
    image: fileInfo,
    memberCount: 4,
    myRole: 'HOST',
    myState: 'JOINED',
    paused: false,
    next: null,
  };
  peer.reply = ({ path }) => {
    if (path === '/api/members/7/overview') return { json: sampleOverview({ meetings }) };
    return { json: { data: path === '/api/members/7/crews' ? [crew] : viewer } };
  };
  await openScreen('/userpage/withdrawl');
  await userEvent.click(screen.getByRole('checkbox', { name: '안내를 확인했고, 탈퇴할게요.' }));
  await userEvent.click(screen.getByRole('button', { name: '탈퇴하기' }));
  const question = await screen.findByRole('dialog', { name: '정말 탈퇴할까요?' });
  const text =
    '내가 연 아지트 1곳이 취소돼요. 참여하기로 한 모임 2개에서 빠져요. 크루 1개의 호스트를 그만둬요. 탈퇴하면 되돌릴 수 없어요.';
  expect(await within(question).findByText(text)).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(peer.seen.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('leaving a profile form with unsaved changes shows a prompt', async () => {
  const router = await open('/userpage/edit/7', refused(500));
  const aboutMe = await screen.findByRole('textbox', { name: '자기소개' });
  fill(aboutMe, '쓰다 만 소개');
  await userEvent.click(screen.getByRole('link', { name: '채팅' }));
  await screen.findByRole('dialog', { name: '작성한 내용이 사라져요. 나갈까요?' });
  await userEvent.click(screen.getByRole('button', { name: '계속 쓰기' }));
  expect(aboutMe).toHaveProperty('value', '쓰다 만 소개');
  await userEvent.click(screen.getByRole('link', { name: '채팅' }));
  await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
  await screen.findByRole('heading', { level: 1, name: '채팅' });
  expect(router.state.location.pathname).toBe('/chat');
});
