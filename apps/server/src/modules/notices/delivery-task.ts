/** Sends what is due to devices and mailboxes; requested after every act that tells somebody. */
export const DELIVERY_TASK = 'send-deliveries';
