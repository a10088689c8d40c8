export type MailContent = { subject: string; text: string; html: string };

export type OutgoingMail = MailContent & {
  messageId: string;
  kind: string;
  createdAt: Date;
  calendar: string | null;
  recipient: string;
  from: string;
  unsubscribeUrl: string | null;
};

export class MailUnconfirmedError extends Error {
  override name = 'MailUnconfirmedError';
}

export type MailTransport = {
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
};
