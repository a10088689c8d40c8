import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { readablePicturesPerTest } from '#web/testing/readable-pictures.ts';
import { chatPage, sampleChat, samplePersonalChat } from '#web/testing/sample-chats.ts';
import { enterAsViewer } from '#web/testing/sample-replies.ts';
import { sampleMessage, sampleRoom } from '#web/testing/sample-room.ts';
import { share, sharedFile } from '#web/testing/share-worker.ts';
import { storagePerTest } from '#web/testing/storage-per-test.ts';

const peer = apiPeerPerTest(enterAsViewer);
storagePerTest();
readablePicturesPerTest();

const link = 'https://azit.example/3';

function serve(chats = [sampleChat({ roomId: 5 })], room = sampleRoom()) {
  peer.reply = ({ path }) => {
    if (path.startsWith('/api/chats?')) return chatPage(chats);
    if (path === '/api/chats/5') return { json: { data: room } };
    if (path.startsWith('/api/chats/5/messages')) return { json: { data: [sampleMessage()] } };
    return { status: 204 };
  };
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '메시지' });
const rooms = async () =>
  within(await screen.findByRole('list', { name: '보낼 수 있는 방' })).getAllByRole('link');
const sent = () => peer.seen.filter(({ method }) => method === 'POST');

async function choose(index = 0) {
  const row = (await rooms())[index];
  if (!row) throw new Error('No such room');
  await userEvent.click(row);
}

// covers H4 (docs/coverage-statements.md)
test('after sharing a link the writable group and personal rooms are listed', async () => {
  serve([
    sampleChat({ roomId: 5 }),
    sampleChat({ roomId: 6, writable: false }),
    samplePersonalChat('반짝반짝'),
  ]);
  await share({ title: '볼더링', text: link });
  await openScreen('/chat/share');
  expect((await rooms()).map((row) => row.getAttribute('href'))).toEqual([
    '/chat/detail?room=5',
    '/chat/detail?room=12',
  ]);
  const shared = screen.getByRole('region', { name: '보낼 내용' });
  expect(shared.textContent).toContain(`볼더링\n${link}`);
});

// covers H4 (docs/coverage-statements.md)
test('a shared link is added below the draft of the chosen room and not sent', async () => {
  serve();
  await openScreen('/chat/detail?room=5');
  fireEvent.change(await field(), { target: { value: '이거 어때요?' } });
  cleanup();

  await share({ text: link });
  const router = await openScreen('/chat/share');
  await choose();
  await waitFor(async () => expect((await field()).value).toBe(`이거 어때요?\n${link}`));
  expect(sent()).toEqual([]);
  expect(router.state.historyAction).toBe('REPLACE');

  cleanup();
  await openScreen('/chat/share');
  expect(await screen.findByText('공유한 내용을 받지 못했어요.')).toBeTruthy();
});

// covers H4 (docs/coverage-statements.md)
test('a shared picture is sent in the chosen room after a confirmation', async () => {
  serve();
  await share({}, [sharedFile()]);
  await openScreen('/chat/share');
  expect(await screen.findByRole('img', { name: '보낼 사진' })).toBeTruthy();
  await choose();
  const question = within(await screen.findByRole('dialog', { name: '이 사진을 보낼까요?' }));
  expect(sent()).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('a share to a room that became read-only can still be sent to another room', async () => {
  serve([sampleChat({ roomId: 5 })], sampleRoom({ writable: false }));
  await share({ text: link });
  await openScreen('/chat/share');
  await choose();
  expect(await screen.findByText('지난 모임이라 읽을 수만 있어요.')).toBeTruthy();
  cleanup();
  await openScreen('/chat/share');
  expect(await screen.findByText(link)).toBeTruthy();
});

// covers H5 (docs/coverage-statements.md)
test.each([
  ['several pictures', [sharedFile(), sharedFile()], '사진은 한 장씩 보낼 수 있어요.'],
  ['a video', [sharedFile('video/mp4')], '사진이나 링크만 보낼 수 있어요.'],
  ['a huge picture', [sharedFile('image/png', 31_457_281)], '30MB보다 작은 사진을 보내 주세요.'],
  ['nothing', [], '공유한 내용을 받지 못했어요.'],
])('sharing %s shows a reason instead of rooms', async (_, files, sentence) => {
  serve();
  await share({}, files);
  await openScreen('/chat/share');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('list', { name: '보낼 수 있는 방' })).toBeNull();
  expect(screen.getByRole('link', { name: '채팅 목록으로' })).toBeTruthy();
});

// covers H5 (docs/coverage-statements.md)
test('a picture that the browser cannot decode is not sent', async () => {
  serve();
  await share({}, [sharedFile()]);
  await openScreen('/chat/share');
  fireEvent.error(await screen.findByRole('img', { name: '보낼 사진' }));
  expect(await screen.findByText('사진을 읽지 못했어요.')).toBeTruthy();
});

test('dismissing a share deletes the shared content and opens the chat list', async () => {
  serve();
  await share({ text: link });
  const router = await openScreen('/chat/share');
  await userEvent.click(await screen.findByRole('button', { name: '보내지 않기' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
  cleanup();
  await openScreen('/chat/share');
  expect(await screen.findByText('공유한 내용을 받지 못했어요.')).toBeTruthy();
});

test('a viewer without a writable room sees an explanation instead of rooms', async () => {
  serve([sampleChat({ roomId: 6, writable: false })]);
  await share({ text: link });
  await openScreen('/chat/share');
  expect(await screen.findByText('지금 쓸 수 있는 방이 없어요.')).toBeTruthy();
});
