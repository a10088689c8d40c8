import { MailUnconfirmedError } from './mail.ts';

export type DeliveryLimits = {
  /** From the first step until the mail is handed over whole. */
  handoverMs: number;
  /** From there until the reply: a server may have much to do before it accepts a mail. */
  replyMs: number;
};

/**
 * Gives an attempt up in time, or when the signal is aborted. A server that had not got the whole
 * mail did not deliver it; one that had, and sent no reply, may have.
 */
export function deliveryTimeout({ handoverMs, replyMs }: DeliveryLimits, signal: AbortSignal) {
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  let isWhole = false;
  const giveUp = () => {
    const reason = isWhole ? 'no reply to the whole mail' : 'the mail could not be handed over';
    reject(isWhole ? new MailUnconfirmedError(reason) : new Error(reason));
  };
  let timer = setTimeout(giveUp, handoverMs);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  return {
    /** Call it when the last byte is handed over. */
    noteHandover: () => {
      isWhole = true;
      clearTimeout(timer);
      timer = setTimeout(giveUp, replyMs);
    },
    /** Returns what the work does, or throws when it is given up. */
    race: async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await Promise.race([work, givenUp]);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        // A late outcome of an attempt that was given up is of no interest.
        work.catch(() => undefined);
      }
    },
  };
}
