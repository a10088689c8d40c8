import { MailUnconfirmedError } from './mail.ts';

export type Patience = {
  /** From the first step until the mail is handed over whole. */
  handoverMs: number;
  /** From there until the answer: a server may have much to do before it says yes. */
  answerMs: number;
};

/**
 * Gives an attempt up in time. A server that had not got the whole mail did not deliver it; one that
 * had, and fell silent, may have.
 */
export function deliveryTimeout({ handoverMs, answerMs }: Patience, signal: AbortSignal) {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  let isWhole = false;
  const giveUp = () => {
    const words = isWhole ? 'no answer to the whole mail' : 'the mail could not be handed over';
    reject(isWhole ? new MailUnconfirmedError(words) : new Error(words));
  };
  let timer = setTimeout(giveUp, handoverMs);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  return {
    handedOver: () => {
      isWhole = true;
      clearTimeout(timer);
      timer = setTimeout(giveUp, answerMs);
    },
    watch: async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await Promise.race([work, silence]);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        // Whatever still comes of an attempt that was given up is of no interest.
        work.catch(() => undefined);
      }
    },
  };
}
