import * as z from 'zod/mini';
import { text } from '../field.ts';

const ENDPOINT_MESSAGE = '알림을 보낼 수 없는 주소예요.';
const KEY_MESSAGE = '알림을 암호로 만들 열쇠가 올바르지 않아요.';

export const pushEndpoint = text({ min: 1, max: 2048, message: ENDPOINT_MESSAGE });

export const pushSubscriptionSchema = z.object({
  endpoint: pushEndpoint,
  keys: z.object({
    p256dh: z.string(KEY_MESSAGE).check(z.regex(/^[\w-]{87,88}=?$/, KEY_MESSAGE)),
    auth: z.string(KEY_MESSAGE).check(z.regex(/^[\w-]{22}={0,2}$/, KEY_MESSAGE)),
  }),
});
export type NewPushSubscription = z.infer<typeof pushSubscriptionSchema>;
