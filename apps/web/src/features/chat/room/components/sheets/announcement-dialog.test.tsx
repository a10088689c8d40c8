import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AnnouncementDialog } from './announcement-dialog.tsx';

test('pressing send twice before the dialog closes sends one announcement', () => {
  const onSend = vi.fn();
  render(<AnnouncementDialog onSend={onSend} onClose={() => undefined} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '2번 출구에서 만나요.' } });
  const button = screen.getByRole('button', { name: '공지 올리기' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onSend.mock.calls).toEqual([['2번 출구에서 만나요.']]);
});
