import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The second tap of a double tap lands on the backdrop of the dialog that the first one opened. */
const DOUBLE_TAP_MS = 400;

type Modal = { open: boolean; onClose: () => void; closeOnBackdrop: boolean };

/** Controls a native dialog. Close it before it unmounts: only close() restores the focus. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, modal: Modal) {
  const latest = useRef(modal);
  useLayoutEffect(() => {
    latest.current = modal;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !modal.open) return;
    if (!dialog.open) {
      dialog.showModal();
      raiseToasts();
    }
    (find(dialog, '[data-autofocus]') ?? find(dialog, 'h2[tabindex]'))?.focus();
    dialog.scrollTop = 0;
    return () => {
      // In this case React closes the dialog, so the `close` event must not call `onClose`.
      latest.current = { ...latest.current, open: false };
      dialog.close();
    };
  }, [ref, modal.open]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !modal.open) return;
    const openedAt = performance.now();
    let pressed: EventTarget | null = null;
    const handleCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      latest.current.onClose();
    };
    // The browser may close a dialog on its own. Ignore the event if the dialog is open again when
    // the event arrives, because React has remounted it then.
    const handleClose = (event: Event) => {
      if (event.target === dialog && !dialog.open && latest.current.open) latest.current.onClose();
    };
    const handleDown = (event: Event) => {
      pressed = performance.now() - openedAt < DOUBLE_TAP_MS ? null : event.target;
    };
    // Close only if the press starts and ends on the backdrop: a text selection that starts inside
    // may end there.
    const handleClick = (event: Event) => {
      const outside = event.target === dialog && pressed === dialog;
      if (outside && latest.current.closeOnBackdrop) latest.current.onClose();
    };
    dialog.addEventListener('cancel', handleCancel);
    dialog.addEventListener('close', handleClose);
    dialog.addEventListener('pointerdown', handleDown);
    dialog.addEventListener('click', handleClick);
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      dialog.removeEventListener('close', handleClose);
      dialog.removeEventListener('pointerdown', handleDown);
      dialog.removeEventListener('click', handleClick);
    };
  }, [ref, modal.open]);
}

/** The last element to enter the top layer is above the others. */
function raiseToasts() {
  for (const toast of document.querySelectorAll<HTMLElement>('[role="alert"][popover]')) {
    toast.hidePopover?.();
    toast.showPopover?.();
  }
}

function find(dialog: HTMLElement, selector: string): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(selector);
}
