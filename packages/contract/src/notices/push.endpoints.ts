import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { pushEndpoint, pushSubscriptionSchema } from './push-subscription.schema.ts';

export const push = endpoints('push', {
  getKey: {
    summary: '푸시를 구독할 때 쓰는 공개 키',
    method: 'GET',
    path: '/api/push-key',
    access: 'member',
    response: data(z.object({ publicKey: z.string() })),
  },
  subscribe: {
    summary: '이 기기에서 푸시 받기',
    method: 'POST',
    path: '/api/push-subscriptions',
    access: 'member',
    body: pushSubscriptionSchema,
    status: 201,
  },
  unsubscribe: {
    summary: '이 기기에서 푸시 받지 않기',
    method: 'DELETE',
    path: '/api/push-subscriptions',
    access: 'member',
    body: z.object({ endpoint: pushEndpoint }),
    status: 204,
  },
});
