import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { sampleNoticeSettings as settings } from '#web/testing/sample-notice-settings.ts';
import { emptyPage, enterAsViewer, refused } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

function serve(put: ReturnType<typeof refused> = { json: { data: settings } }) {
  peer.reply = ({ path, method }) => {
    if (!path.startsWith('/api/notice-settings')) return emptyPage;
    return method === 'PUT' ? put : { json: { data: settings } };
  };
}

const sent = () => peer.seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('the switch of a row changes all of its notice kinds in one channel', async () => {
  serve();
  await openScreen('/notice/setting');
  await userEvent.click(await screen.findByRole('switch', { name: '새 신청, 참여 취소 메일' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.parse(String(sent()[0]))).toEqual({
    kinds: {
      APPLICATION_RECEIVED: { mail: true },
      APPLICATION_WITHDRAWN: { mail: true },
      MEMBER_RETURNED: { mail: true },
      SEAT_GIVEN_BACK: { mail: true },
      WAITLISTED: { mail: true },
      APPLICATION_DUE: { mail: true },
    },
  });
});

test('a host with a first push device chooses once whether pushes replace mails', async () => {
  let shown = { ...settings, promptsMailChoice: true };
  peer.reply = ({ path, method }) => {
    if (!path.startsWith('/api/notice-settings')) return emptyPage;
    if (method === 'PUT') shown = { ...settings, promptsMailChoice: false };
    return { json: { data: shown } };
  };
  await openScreen('/notice/setting');
  await userEvent.click(await screen.findByRole('button', { name: '충분해요' }));
  await waitFor(() => expect(screen.queryByText(/푸시로 충분한가요/)).toBeNull());
  expect(sent()).toEqual(['{"kinds":{"APPLICATION_RECEIVED":{"mail":false}}}']);
});

test('a row with mail for only some of its notice kinds lists these kinds', async () => {
  serve();
  await openScreen('/notice/setting');
  await screen.findByText('메일은 수락, 답을 받지 못했을 때만 받아요');
  screen.getByText('메일은 하루 전만 받아요');
  expect(screen.queryByText(/^푸시는/)).toBeNull();
});

test('a pressed switch is rendered in its new state immediately', async () => {
  serve();
  await openScreen('/notice/setting');
  const hide = await screen.findByRole('switch', { name: '푸시 내용 숨기기' });
  fireEvent.click(hide);
  await new Promise((resolve) => setImmediate(resolve));
  expect(hide.getAttribute('aria-checked')).toBe('true');
});

test('a switch that cannot be saved returns to its old state and shows an error', async () => {
  serve(refused(500));
  await openScreen('/notice/setting');
  const quiet = await screen.findByRole('switch', { name: '밤에는 모아서 받기' });
  expect(quiet.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(quiet);
  await screen.findByText('설정을 저장하지 못했어요.');
  await waitFor(() => expect(quiet.getAttribute('aria-checked')).toBe('true'));
});

test('a notice kind without mail has no mail switch', async () => {
  serve();
  await openScreen('/notice/setting');
  await screen.findByRole('switch', { name: '새 팔로워 푸시', checked: false });
  expect(screen.queryByRole('switch', { name: '새 팔로워 메일' })).toBeNull();
});

test('the button of a muted club ends the mute', async () => {
  serve();
  await openScreen('/notice/setting');
  await userEvent.click(await screen.findByRole('button', { name: /알림 끈 아지트/ }));
  await userEvent.click(await screen.findByRole('button', { name: '알림 받기' }));
  await waitFor(() =>
    expect(sent().map((body) => JSON.parse(String(body)))).toEqual([{ mutedClubs: [] }]),
  );
});

test('a browser without push support shows a note, and the push switch is disabled', async () => {
  serve();
  await openScreen('/notice/setting');
  await screen.findByText('이 브라우저는 푸시를 받을 수 없어요.');
  expect(screen.getByRole('switch', { name: '이 기기에서 푸시 받기' }).matches(':disabled')).toBe(
    true,
  );
});
