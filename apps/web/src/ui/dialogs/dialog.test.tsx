import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toast } from '#web/ui/feedback/toast.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Confirmation() {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <ConfirmDialog
      open={open}
      title="나갈까요?"
      confirmLabel="나가기"
      onCancel={close}
      onConfirm={close}
    />
  );
}

function Cancellation() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      title="취소할까요?"
      closeOnBackdrop={false}
      onClose={() => setOpen(false)}
    />
  );
}

function isOpen() {
  return document.querySelector('dialog')?.open ?? false;
}

function waitMs(ms: number) {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);
}

test.each([
  ['a confirmation', Confirmation, 500, false],
  ['a dialog with closeOnBackdrop false', Cancellation, 500, true],
  ['a confirmation that a double tap opened', Confirmation, 300, true],
])('after a press on the backdrop of %s, it is open: %s', (_, Shown, ms, open) => {
  render(<Shown />);
  waitMs(ms);
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(isOpen()).toBe(open);
});

test('a press that began inside the dialog does not close the dialog', () => {
  render(<Confirmation />);
  fireEvent.pointerDown(screen.getByRole('heading', { name: '나갈까요?' }));
  fireEvent.click(screen.getByRole('dialog'));
  expect(isOpen()).toBe(true);
});

test('Escape in a dialog calls onClose', () => {
  render(<Cancellation />);
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(isOpen()).toBe(false);
});

test('the accessible name of an alert is its message, and its button has the focus', async () => {
  const onClose = vi.fn();
  render(<AlertDialog open message="저장했어요." onClose={onClose} />);
  expect(screen.getByRole('alertdialog', { name: '저장했어요.' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '확인' }));
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a toast that is already shown stays above a dialog that opens', () => {
  render(<Toast message="크루를 만들었어요" onClose={vi.fn()} />);
  const shown: string[] = [];
  HTMLElement.prototype.showPopover = () => void shown.push('toast');
  HTMLElement.prototype.hidePopover = () => void shown.push('hidden');
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  showModal.mockImplementation(() => void shown.push('dialog'));
  render(<Confirmation />);
  expect(shown).toEqual(['dialog', 'hidden', 'toast']);
});

test('the close button of a dialog calls onClose without the click event', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="어느 지역이에요?" onClose={onClose}>
      서울
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(onClose.mock.calls).toEqual([[]]);
});
