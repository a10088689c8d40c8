import { createStore } from 'zustand/vanilla';

export type ConfirmQuestion = {
  title: string;
  description?: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger';
  /** Called for the cancel button only, not for the other ways to close the dialog. */
  onDecline?: () => void;
  /**
   * The dialog is shown because it blocks a navigation. It gets no history entry, because adding
   * one would be another navigation.
   */
  isAboutLeaving?: true;
};

export type Notice = {
  id: number;
  /**
   * Set when the user has answered. `settle` is called after the history entry of the dialog is
   * removed.
   */
  answer?: boolean;
  settle: (answer: boolean) => void;
} & ({ kind: 'alert'; message: string } | { kind: 'confirm'; question: ConfirmQuestion });

export type ToastMessage = { id: number; message: string; onNextPage: boolean };

export type NotifyState = {
  notices: readonly Notice[];
  toast: ToastMessage | null;
};

const native = import.meta.env.VITE_NATIVE_ALERT === '1';

export const notifyStore = createStore<NotifyState>(() => ({ notices: [], toast: null }));

let lastId = 0;

/**
 * Resolves to true when closed by 확인, Esc or Back, and to false if the page was left. Navigate only
 * after the promise resolves, because a navigation closes dialogs.
 */
export function showAlert(message: string): Promise<boolean> {
  if (native) {
    window.alert(message);
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    enqueue((id) => ({ id, kind: 'alert', message, settle: leaving(id, resolve) }));
  });
}

/** Resolves to false for 취소, the backdrop, Esc, Back and leaving the page. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  if (native) return Promise.resolve(window.confirm(question.title));
  return new Promise((resolve) => {
    enqueue((id) => ({ id, kind: 'confirm', question, settle: leaving(id, resolve) }));
  });
}

/** Like `confirm`, but resolves to null if the dialog was closed without one of its buttons. */
export async function choose(question: ConfirmQuestion): Promise<boolean | null> {
  let hasDeclined = false;
  const onDecline = () => {
    hasDeclined = true;
  };
  if (await confirm({ ...question, onDecline })) return true;
  return hasDeclined ? false : null;
}

export function toast(message: string, onNextPage = false): void {
  lastId += 1;
  if (native) window.alert(message);
  else notifyStore.setState({ toast: { id: lastId, message, onNextPage } });
}

export const toastOnNextPage = (message: string) => toast(message, true);

/** Keeps a toast that confirms the member's own act. */
export function explainOnNextPage(message: string): void {
  if (notifyStore.getState().toast === null) toastOnNextPage(message);
}

export function dismissToast(id: number): void {
  if (notifyStore.getState().toast?.id === id) notifyStore.setState({ toast: null });
}

export function endToast(): void {
  const { toast } = notifyStore.getState();
  notifyStore.setState({ toast: toast?.onNextPage ? { ...toast, onNextPage: false } : null });
}

export function isWaiting(id: number): boolean {
  return notifyStore.getState().notices.some((notice) => notice.id === id);
}

export function storeAnswer(id: number, answer: boolean): void {
  notifyStore.setState(({ notices }) => ({
    notices: notices.map((one) => (one.id === id ? { ...one, answer } : one)),
  }));
}

export function closeNotices(): void {
  for (const { settle, answer } of notifyStore.getState().notices) settle(answer === true);
}

export function closeNotice(id: string): void {
  for (const { id: own, settle, answer, kind } of notifyStore.getState().notices)
    if (String(own) === id) settle(answer ?? kind === 'alert');
}

function enqueue(make: (id: number) => Notice): void {
  lastId += 1;
  const notice = make(lastId);
  notifyStore.setState(({ notices }) => ({ notices: [...notices, notice] }));
}

function leaving(id: number, resolve: (answer: boolean) => void) {
  return (answer: boolean) => {
    notifyStore.setState(({ notices }) => ({ notices: notices.filter((one) => one.id !== id) }));
    resolve(answer);
  };
}
