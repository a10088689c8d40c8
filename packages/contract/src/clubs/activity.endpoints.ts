import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id, integer, longId } from '../field.ts';
import { clubParticipationSchema, overviewSchema } from './participation.schema.ts';

export const activityStates = { applied: 0, joined: 1, closed: 2, ended: 3 } as const;

export const activity = endpoints('activity', {
  list: {
    summary: '활동 내역',
    method: 'GET',
    path: '/api/members/:memberId/clubs',
    access: 'member',
    params: z.object({ memberId: id }),
    response: z.array(clubParticipationSchema),
    refusals: [404],
  },
  listByState: {
    summary: '내 활동: 신청 0, 참여 1, 종료 2, 거절되거나 내보내진 신청 3',
    method: 'GET',
    path: '/api/members/:memberId/clubs/:entry',
    access: 'self',
    params: z.object({
      memberId: id,
      /**
       * One of the numbers in `activityStates`. `hide` uses the same name for its parameter,
       * because two paths must not differ only in the name of a parameter.
       */
      entry: integer(0, 3, '0, 1, 2, 3 중 하나여야 해요.'),
    }),
    response: z.array(clubParticipationSchema),
    refusals: [403],
  },
  overview: {
    summary: '홈에 보이는 내 모임, 기다리는 신청, 후기를 쓸 아지트',
    method: 'GET',
    path: '/api/members/:memberId/overview',
    access: 'self',
    params: z.object({ memberId: id }),
    response: data(overviewSchema),
    refusals: [403],
  },
  hide: {
    summary: '활동을 숨기거나 보이기',
    method: 'PATCH',
    path: '/api/members/:memberId/clubs/:entry',
    access: 'self',
    /** For `hide`, `entry` is a `clubMemberId`. For `listByState`, it is a state. */
    params: z.object({ memberId: id, entry: longId }),
    body: z.object({ isHidden: z.boolean('숨김 여부를 정해 주세요.') }),
    response: data(z.object({ clubMemberId: z.int(), isHidden: z.boolean() })),
    refusals: [403, 404],
  },
});
