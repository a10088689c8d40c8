import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { id } from '../field.ts';

export const withdrawal = endpoints('withdrawal', {
  withdraw: {
    summary: '탈퇴',
    method: 'DELETE',
    path: '/api/members/:memberId',
    access: 'self',
    params: z.object({ memberId: id }),
    status: 202,
    refusals: [403],
  },
});
