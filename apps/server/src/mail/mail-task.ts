/** The job that sends due mails. */
export const MAIL_TASK = 'send-due-mails';
