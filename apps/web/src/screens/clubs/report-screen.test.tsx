import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { emptyPage, enterAsViewer, sampleClub, viewer } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

function serve() {
  peer.reply = ({ method, path }) => {
    if (method === 'POST') return { status: 201, json: { data: { reportId: 1 } } };
    if (path === '/api/clubs/3') return { json: { data: sampleClub() } };
    return path === '/api/members/7' ? { json: { data: viewer } } : emptyPage;
  };
}

// covers S2.43, S5.19 (docs/coverage-statements.md)
test('a club report requires one of seven categories and limits its reason', async () => {
  serve();
  await openScreen('/azit/report/3');
  const warning = await screen.findByText('허위 신고가 반복되면 이용이 제한될 수 있어요.');
  const reasonField = screen.getByRole('textbox', { name: /자세한 이유/ });
  expect(reasonField.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const send = screen.getByRole('button', { name: '신고하기' });
  expect(send.matches(':disabled')).toBe(true);
  expect(screen.getByText('신고할 이유를 골라 주세요.')).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  await userEvent.click(screen.getByRole('radio', { name: /부적절한 참가비/ }));
  await waitFor(() => expect(send.matches(':disabled')).toBe(false));
  const reason = screen.getByRole('textbox', { name: /자세한 이유/ });
  await userEvent.click(reason);
  await userEvent.paste('가'.repeat(129));
  await waitFor(() => expect(send.matches(':disabled')).toBe(true));
});

test('Back on the confirmation of a sent report returns to the club', async () => {
  serve();
  const router = await openScreen('/chat');
  await act(() => router.navigate('/azit/detail/3'));
  await act(() => router.navigate('/azit/report/3'));
  await userEvent.click(await screen.findByRole('radio', { name: '기타' }));
  const send = screen.getByRole('button', { name: '신고하기' });
  await waitFor(() => expect(send.matches(':disabled')).toBe(false));
  await userEvent.click(send);
  await screen.findByRole('alertdialog', { name: '신고를 접수했어요. 살펴보고 조치할게요.' });
  expect(send.getAttribute('aria-busy'), 'the spinner has stopped').toBeNull();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await screen.findByRole('link', { name: '참여 신청하기' });
  expect(router.state.location.pathname).toBe('/azit/detail/3');
});
