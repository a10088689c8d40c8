/** What a mail says; to whom and when is the outbox's business. */
export type MailContent = { subject: string; text: string; html: string };

export type OutgoingMail = MailContent & { messageId: string; recipient: string; from: string };

/** Told apart so that a mail which may have arrived is not sent over and over. */
export class MailUnconfirmedError extends Error {
  override name = 'MailUnconfirmedError';
}

export type MailTransport = {
  /** Resolves once the other side has taken the mail over. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
};
