export const DELIVERY_TASK = 'send-deliveries';
