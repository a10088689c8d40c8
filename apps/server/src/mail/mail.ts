export type MailContent = { subject: string; text: string; html: string };

export type OutgoingMail = MailContent & {
  messageId: string;
  recipient: string;
  from: string;
  /** Accepts a POST without a login that unsubscribes the reader from this kind of mail. */
  unsubscribeUrl: string | null;
};

/** The mail may have arrived, so it must not be sent again and again. */
export class MailUnconfirmedError extends Error {
  override name = 'MailUnconfirmedError';
}

export type MailTransport = {
  /** Resolves once the server has accepted the mail; throws if it has not, or may not have. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
};
