import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data, page } from '../envelope.ts';
import { id, longId, paging } from '../field.ts';
import { memberIntroSchema } from '../members/member.schema.ts';

export const FOLLOW_PAGE_SIZE = 15;

const memberParams = z.object({ memberId: id });
const edge = { followId: z.int(), matpal: z.boolean() };

export const followeeItemSchema = z.object({ ...edge, followee: memberIntroSchema });
export const followerItemSchema = z.object({ ...edge, follower: memberIntroSchema });
export type FolloweeItem = z.infer<typeof followeeItemSchema>;
export type FollowerItem = z.infer<typeof followerItemSchema>;

export const follows = endpoints('follows', {
  getStatus: {
    summary: '내가 팔로우하는지',
    method: 'GET',
    path: '/api/members/:memberId/follow-status',
    access: 'member',
    params: memberParams,
    response: data(z.object({ result: z.boolean() })),
    refusals: [404],
  },
  follow: {
    summary: '팔로우',
    method: 'POST',
    path: '/api/members/:memberId/follow',
    access: 'member',
    params: memberParams,
    status: 201,
    response: data(z.object({ followId: z.int(), followerId: z.int(), followeeId: z.int() })),
    refusals: [404, 409],
  },
  unfollow: {
    summary: '팔로우 취소',
    method: 'POST',
    path: '/api/members/:memberId/unfollow',
    access: 'member',
    params: memberParams,
    status: 204,
    refusals: [404],
  },
  listFollowing: {
    summary: '팔로잉',
    method: 'GET',
    path: '/api/members/:memberId/following',
    access: 'member',
    params: memberParams,
    query: z.object(paging(FOLLOW_PAGE_SIZE)),
    response: page(followeeItemSchema),
    refusals: [404],
  },
  listFollowers: {
    summary: '팔로워',
    method: 'GET',
    path: '/api/members/:memberId/follower',
    access: 'member',
    params: memberParams,
    query: z.object(paging(FOLLOW_PAGE_SIZE)),
    response: page(followerItemSchema),
    refusals: [404],
  },
  removeFollower: {
    summary: '팔로워 삭제',
    method: 'DELETE',
    path: '/api/members/:memberId/follower/:followId',
    access: 'self',
    params: z.object({ memberId: id, followId: longId }),
    status: 204,
    refusals: [403, 404],
  },
});
