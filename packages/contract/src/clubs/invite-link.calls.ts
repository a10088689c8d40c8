import * as z from 'zod/mini';
import { data } from '../envelope.ts';
import { flag } from './club-filter.query.ts';
import { inviteLinkList, newInviteLinkSchema } from './invite-link.schema.ts';

type Target<Path extends string, Params, LinkParams, Body> = {
  path: Path;
  params: Params;
  linkParams: LinkParams;
  body: Body;
};

/**
 * Links of a club and of a crew have the same endpoints.
 * @__NO_SIDE_EFFECTS__
 */
export function inviteLinkCalls<
  const Path extends `/api/${string}`,
  Params extends z.ZodMiniType,
  LinkParams extends z.ZodMiniType,
  Body extends z.ZodMiniType,
>(noun: string, { path, params, linkParams, body }: Target<Path, Params, LinkParams, Body>) {
  const byHosts = { access: 'host', capability: 'invite' } as const;
  return {
    create: {
      ...byHosts,
      summary: `${noun} 만들기: 주소는 이 응답에만 있어요`,
      method: 'POST',
      path,
      params,
      body,
      status: 201,
      response: data(newInviteLinkSchema),
      repliesSecret: true,
      refusals: [403, 404, 409, 422],
    },
    list: {
      ...byHosts,
      summary: `쓸 수 있는 ${noun}`,
      method: 'GET',
      path,
      params,
      query: z.object({ used: flag('다 쓴 링크도 보려면 used=1로 보내 주세요.') }),
      response: data(inviteLinkList),
      refusals: [403, 404],
    },
    end: {
      ...byHosts,
      summary: `${noun} 끝내기`,
      method: 'DELETE',
      path: `${path}/:linkId`,
      params: linkParams,
      status: 204,
      refusals: [403, 404],
    },
  } as const;
}
