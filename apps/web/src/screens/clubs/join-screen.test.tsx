import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { OwnMember } from '@azit/contract/members/member.schema';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import { sampleMeeting, sampleOverview } from '#web/testing/sample-overview.ts';
import {
  enterAsViewer,
  hostedByViewer,
  refused,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

async function open(answer: Reply, member: OwnMember = viewer, overview = sampleOverview()) {
  peer.reply = ({ method, path }) => {
    if (method === 'POST') return answer;
    if (path.endsWith('/overview')) return { json: overview };
    if (path === '/api/members/7') return { json: { data: member } };
    if (path.endsWith('/join-question')) {
      return { json: { data: { clubId: 3, joinQuestion: '얼마나 자주 걷나요?' } } };
    }
    return { json: { data: sampleClub() } };
  };
  const router = await openScreen('/azit/detail/3');
  await userEvent.click(await screen.findByRole('link', { name: '참여 신청하기' }));
  await screen.findByText('얼마나 자주 걷나요?');
  return router;
}

test.each([
  ['starts an hour later', 60, true],
  ['starts when the club ends', 120, false],
  ['is cancelled', 0, false],
])(
  'whether an own meeting that %s is mentioned before applying: $2',
  async (_, minutes, isShown) => {
    const { meetingDate, meetingTime } = sampleClub();
    const start = new Date(`${meetingDate}T${meetingTime}+09:00`).getTime() + minutes * 60_000;
    const own = sampleMeeting({
      clubId: 9,
      clubName: '저녁 낭독',
      meetingDate: seoulToday(new Date(start)),
      meetingTime: seoulTimeOfDay(new Date(start)),
      phase: minutes === 0 ? 'cancelled' : 'open',
    });
    await open({ status: 201 }, viewer, sampleOverview({ meetings: [own] }));
    const title = '같은 시간에 다른 모임이 있어요';
    if (isShown)
      expect((await screen.findByText(title)).parentElement?.textContent).toContain('저녁 낭독');
    else expect(screen.queryByText(title)).toBeNull();
  },
);

const send = () => screen.getByRole('button', { name: '신청 보내기' });

// covers S2.37, S5.20, S7.15, S8.9 (docs/coverage-statements.md)
test('an application requires an answer, shows a confirmation and opens the club page', async () => {
  const member = sampleSeat(viewer, 'CLUB_WAITING');
  const router = await open({ status: 201, json: { data: member, usualReplyMinutes: 90 } });
  expect(send().matches(':disabled')).toBe(true);
  fill(screen.getByLabelText('답변'), ' ');
  expect(send().matches(':disabled')).toBe(true);
  fill(screen.getByLabelText('답변'), '매일요.');
  await userEvent.click(send());
  const sheet = await screen.findByRole('dialog', { name: '참여 신청을 보냈어요' });
  expect(sheet.textContent).toContain('보통 2시간 안에 답해요.');
  expect(send().getAttribute('aria-busy')).toBeNull();
  const { path, body } = peer.seen.find(({ method }) => method === 'POST') ?? {};
  expect(path).toBe('/api/clubs/3/signups');
  expect(JSON.parse(body ?? '')).toEqual({ memberId: 7, joinAnswer: '매일요.' });
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await screen.findByRole('heading', { level: 1, name: '아침 산책' });
  expect(router.state.location.pathname).toBe('/azit/detail/3');
});

test('the prompt about unsaved changes disappears once the application is sent', async () => {
  const answered = Promise.withResolvers<void>();
  const json = { data: sampleSeat(viewer, 'CLUB_WAITING') };
  const router = await open({ status: 201, json, after: answered.promise });
  fill(screen.getByLabelText('답변'), '매일요.');
  await userEvent.click(send());
  await act(() => router.navigate(-1));
  const prompt = { name: '작성한 내용이 사라져요. 나갈까요?' };
  await screen.findByRole('dialog', prompt);
  answered.resolve();
  await screen.findByRole('dialog', { name: '참여 신청을 보냈어요' });
  await waitFor(() => expect(screen.queryByRole('dialog', prompt)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await screen.findByRole('heading', { level: 1, name: '아침 산책' });
  expect(router.state.location.pathname).toBe('/azit/detail/3');
});

test('the application page requests the profile without waiting for the club', async () => {
  const requested = Promise.withResolvers<void>();
  peer.reply = ({ path }) => {
    if (path === '/api/members/7') requested.resolve();
    return path === '/api/clubs/3'
      ? { json: { data: sampleClub() }, after: requested.promise }
      : { json: { data: viewer } };
  };
  await openScreen('/azit/join/3');
  expect(await screen.findByLabelText('답변')).toBeTruthy();
});

// covers U1.6 (docs/coverage-statements.md)
test('the question and the answer field appear before the profile is loaded', async () => {
  const never = Promise.withResolvers<void>();
  peer.reply = ({ path }) =>
    path === '/api/clubs/3'
      ? { json: { data: sampleClub() } }
      : { json: { data: viewer }, after: never.promise };
  await openScreen('/azit/join/3');
  await screen.findByLabelText('답변');
  expect(screen.getByText('얼마나 자주 걷나요?')).toBeTruthy();
  never.resolve();
});

// covers S8.9, P9.2 (docs/coverage-statements.md)
test.each([
  [refused(409, '이미 참여 중인 아지트예요.'), '이미 참여 중인 아지트예요.'],
  [refused(422, '자리가 모두 찼어요.'), '자리가 모두 찼어요.'],
])('a refused application shows the reason and keeps the answer', async (reply, message) => {
  await open(reply);
  fill(screen.getByLabelText('답변'), '매일요.');
  await userEvent.click(send());
  expect(await screen.findByRole('alertdialog', { name: message })).toBeTruthy();
  expect(screen.getByLabelText('답변')).toHaveProperty('value', '매일요.');
});

// covers I6.10 (docs/coverage-statements.md)
test('an applicant with an incomplete profile gets a link to complete the profile', async () => {
  const member = { ...viewer, aboutMe: '', categorySmallIdList: [], isProfileComplete: false };
  await open({ status: 201, json: { data: sampleSeat(viewer, 'CLUB_WAITING') } }, member);
  fill(screen.getByLabelText('답변'), '매일요.');
  await userEvent.click(send());
  expect(await screen.findByText('아직 없는 것: 사진, 자기소개, 관심사')).toBeTruthy();
  const complete = screen.getByRole('link', { name: '프로필 채우기' });
  expect(complete.getAttribute('href')).toBe('/userpage/edit/7');
});

async function fetchAgain(parts: Parameters<typeof sampleClub>[0]) {
  const before = peer.seen.length;
  const { reply } = peer;
  const club: Reply = { json: { data: sampleClub(parts) } };
  peer.reply = (request) => (request.path === '/api/clubs/3' ? club : reply(request));
  await waitFor(() => {
    // Repeat the event: React Query does not refetch while a request is pending.
    window.dispatchEvent(new Event('visibilitychange'));
    expect(peer.seen.slice(before).map(({ path }) => path)).toContain('/api/clubs/3');
  });
}

// covers T1.5 (docs/coverage-statements.md)
test('if a club becomes full, its application form stays while the answer has text', async () => {
  await open(refused(422));
  fill(screen.getByLabelText('답변'), '매일요.');
  await fetchAgain({ memberLimit: 3, joinedCount: 3 });
  expect(screen.getByLabelText('답변')).toHaveProperty('value', '매일요.');
  fill(screen.getByLabelText('답변'), '');
  expect(await screen.findByText('지금은 신청할 수 없어요')).toBeTruthy();
});

// covers S8.9 (docs/coverage-statements.md)
test('the club page shows a new application before the club data is refetched', async () => {
  await open({ status: 201, json: { data: sampleSeat(viewer, 'CLUB_WAITING') } });
  fill(screen.getByLabelText('답변'), '매일요.');
  await userEvent.click(send());
  await screen.findByRole('dialog');
  const { reply } = peer;
  const answer = Promise.withResolvers<void>();
  const late: Reply = { json: { data: sampleClub() }, after: answer.promise };
  peer.reply = (request) => (request.path === '/api/clubs/3' ? late : reply(request));
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(await screen.findByRole('button', { name: /신청 ?취소|취소하기/ })).toBeTruthy();
});

// covers S8.9 (docs/coverage-statements.md)
test.each<[string, Partial<ClubDetail>]>([
  ['a waiting applicant', { clubMembers: [sampleSeat(viewer, 'CLUB_WAITING')] }],
  ['a member', { clubMembers: [sampleSeat(viewer, 'CLUB_JOINED')] }],
  ['a kicked member', { clubMembers: [sampleSeat(viewer, 'CLUB_KICKED')] }],
  ['the host', hostedByViewer],
  ['anybody, once it is cancelled,', { clubStatus: 'CLUB_CANCEL', phase: 'cancelled' }],
  ['anybody, once it is over,', { clubStatus: 'CLUB_CLOSED', phase: 'over' }],
] as const)('%s who opens the application is redirected to the club', async (_, parts) => {
  peer.reply = ({ path }) =>
    path === '/api/members/7'
      ? { json: { data: viewer } }
      : {
          json: {
            data: path.endsWith('/join-question')
              ? { clubId: 3, joinQuestion: '?' }
              : sampleClub(parts),
          },
        };
  const router = await openScreen('/');
  await act(() => router.navigate('/azit/join/3'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/azit/detail/3'));
  expect(screen.queryByLabelText('답변')).toBeNull();
  expect(router.state.historyAction).toBe('REPLACE');
});
