import { MailUnconfirmedError } from './mail.ts';

type DeliveryLimits = {
  handoverMs: number;
  /** After receiving the whole mail, a mail server may take minutes to accept it. */
  replyMs: number;
};

/**
 * A mail server may receive the whole mail and not acknowledge it. The mail may then be delivered,
 * so this case throws MailUnconfirmedError instead of an ordinary error.
 */
export function deliveryTimeout({ handoverMs, replyMs }: DeliveryLimits, signal: AbortSignal) {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  let isSent = false;
  const abort = () => {
    const reason = isSent ? 'no reply to the whole mail' : 'the mail could not be handed over';
    reject(isSent ? new MailUnconfirmedError(reason) : new Error(reason));
  };
  let timer = setTimeout(abort, handoverMs);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return {
    markSent: () => {
      isSent = true;
      clearTimeout(timer);
      timer = setTimeout(abort, replyMs);
    },
    race: async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await Promise.race([work, aborted]);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        work.catch(() => undefined);
      }
    },
  };
}

const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = 60 * 60 * 1000;
const GIVE_UP_MS = 3 * 24 * 60 * 60 * 1000;

export const DELIVERY_LIMITS: DeliveryLimits = { handoverMs: 30_000, replyMs: 4 * 60_000 };
export const LEASE_MS = DELIVERY_LIMITS.handoverMs + DELIVERY_LIMITS.replyMs + 30_000;

export function nextAttempt(mail: { createdAt: Date; attempts: number }, now: Date) {
  if (now.getTime() - mail.createdAt.getTime() >= GIVE_UP_MS) return undefined;
  const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(mail.attempts - 1, 20));
  return new Date(now.getTime() + delay);
}
