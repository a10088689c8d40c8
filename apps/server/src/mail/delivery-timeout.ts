import { MailUnconfirmedError } from './mail.ts';

export type DeliveryLimits = {
  /** From the start until the whole mail is sent. */
  handoverMs: number;
  /** From then until the reply: a server may take minutes to accept a mail. */
  replyMs: number;
};

/**
 * Aborts an attempt after the limits or when the signal aborts. A server that received the whole mail
 * and sent no reply may have delivered it.
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
    /** Call this when the last byte is sent. */
    markSent: () => {
      isSent = true;
      clearTimeout(timer);
      timer = setTimeout(abort, replyMs);
    },
    /** Returns the result of the work, or throws at the timeout. */
    race: async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await Promise.race([work, aborted]);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        // Ignore the late error of an aborted attempt.
        work.catch(() => undefined);
      }
    },
  };
}
