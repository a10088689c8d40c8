import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { page } from '../envelope.ts';
import { id, paging } from '../field.ts';
import { memberSummarySchema } from '../members/member.schema.ts';

export const BLOCK_PAGE_SIZE = 20;
/**
 * Every list filters by the blocks of the viewer, so their number must be limited. Nobody needs
 * this many.
 */
export const MAX_BLOCKS = 1_000;

const memberParams = z.object({ memberId: id });

export const blockSchema = z.object({ member: memberSummarySchema, blockedAt: z.string() });
export type Block = z.infer<typeof blockSchema>;

export const blocks = endpoints('blocks', {
  block: {
    summary: '차단: 서로 보이지 않게 돼요. 상대는 알 수 없어요',
    method: 'POST',
    path: '/api/members/:memberId/block',
    access: 'member',
    params: memberParams,
    status: 201,
    refusals: [404, 409],
  },
  unblock: {
    summary: '차단 풀기',
    method: 'DELETE',
    path: '/api/members/:memberId/block',
    access: 'member',
    params: memberParams,
    status: 204,
    refusals: [404],
  },
  list: {
    summary: '내가 차단한 회원, 새로 차단한 순서',
    method: 'GET',
    path: '/api/blocks',
    access: 'member',
    query: z.object(paging(BLOCK_PAGE_SIZE)),
    response: page(blockSchema),
  },
});
