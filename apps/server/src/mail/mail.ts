/** What a mail says; the outbox knows to whom it goes and when. */
export type MailContent = { subject: string; text: string; html: string };

export type OutgoingMail = MailContent & {
  messageId: string;
  recipient: string;
  from: string;
  /** Takes one POST, without a login, by which the reader gets no more of the kind. */
  unsubscribeUrl: string | null;
};

/** The mail may have arrived: thrown so that it is not sent over and over. */
export class MailUnconfirmedError extends Error {
  override name = 'MailUnconfirmedError';
}

export type MailTransport = {
  /** Resolves once the other side has accepted the mail; throws if it has not, or may not have. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
};
