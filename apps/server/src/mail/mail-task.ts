export const MAIL_TASK = 'send-due-mails';
