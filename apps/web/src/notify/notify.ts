import { createStore } from 'zustand/vanilla';

export type ConfirmQuestion = {
  /** One sentence that asks, as in "로그아웃할까요?". */
  title: string;
  description?: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger';
  /** It holds a change of page up, so there is no entry of the history to make for it. */
  isAboutLeaving?: true;
};

export type Notice = {
  id: number;
  /** Given, but it waits until the notice has left the history. */
  answer?: boolean;
  /** With whether it was read, or agreed to. */
  settle: (answer: boolean) => void;
} & ({ kind: 'alert'; message: string } | { kind: 'confirm'; question: ConfirmQuestion });

export type ToastMessage = { id: number; message: string; onNextPage: boolean };

export type NotifyState = {
  /** Dialogs wait in line: the first is on screen. */
  notices: readonly Notice[];
  toast: ToastMessage | null;
};

const native = import.meta.env.VITE_NATIVE_ALERT === '1';

export const notifyStore = createStore<NotifyState>(() => ({ notices: [], toast: null }));

let lastId = 0;

/**
 * Resolves when it is closed, by 확인, Esc or the Back key: navigate after that, because dialogs close
 * on navigation. False when the page was left instead.
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

/** False for 취소, the backdrop, Esc, the Back key and leaving the page. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  if (native) return Promise.resolve(window.confirm(question.title));
  return new Promise((resolve) => {
    enqueue((id) => ({ id, kind: 'confirm', question, settle: leaving(id, resolve) }));
  });
}

/** A small result; it ends with its page. A new one replaces the one on screen. */
export function toast(message: string, onNextPage = false): void {
  lastId += 1;
  if (native) window.alert(message);
  else notifyStore.setState({ toast: { id: lastId, message, onNextPage } });
}

/** A small result that is followed by a change of page: it is shown there. */
export const toastOnNextPage = (message: string) => toast(message, true);

export function dismissToast(id: number): void {
  if (notifyStore.getState().toast?.id === id) notifyStore.setState({ toast: null });
}

/** For a change of page: what a toast says belongs to the page that said it. */
export function endToast(): void {
  const { toast } = notifyStore.getState();
  notifyStore.setState({ toast: toast?.onNextPage ? { ...toast, onNextPage: false } : null });
}

/** Whether it is on the screen or in line. */
export function isWaiting(id: number): boolean {
  return notifyStore.getState().notices.some((notice) => notice.id === id);
}

/** Keeps the answer until the notice has left the history. */
export function keepAnswer(id: number, answer: boolean): void {
  notifyStore.setState(({ notices }) => ({
    notices: notices.map((one) => (one.id === id ? { ...one, answer } : one)),
  }));
}

/** For a change of page: a dialog must not stay over another one. */
export function closeNotices(): void {
  for (const { settle, answer } of notifyStore.getState().notices) settle(answer === true);
}

/** When the entry of this notice was left, by an answer or by Back; those that wait in line stay. */
export function closeNotice(id: string): void {
  const left = notifyStore.getState().notices.find((notice) => String(notice.id) === id);
  left?.settle(left.answer ?? left.kind === 'alert');
}

function enqueue(make: (id: number) => Notice): void {
  lastId += 1;
  const notice = make(lastId);
  notifyStore.setState(({ notices }) => ({ notices: [...notices, notice] }));
}

function leaving<Args extends unknown[]>(id: number, resolve: (...args: Args) => void) {
  return (...args: Args) => {
    notifyStore.setState(({ notices }) => ({ notices: notices.filter((one) => one.id !== id) }));
    resolve(...args);
  };
}
