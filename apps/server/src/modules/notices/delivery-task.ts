/** Sends due pushes and mails; every new notice requests it. */
export const DELIVERY_TASK = 'send-deliveries';
