import type { Page } from '@azit/contract/envelope';
import { follows, FOLLOW_PAGE_SIZE as size } from '@azit/contract/follows/follows.endpoints';
import { endpointPages, endpointQuery } from '#web/api/endpoint-query.ts';
import { type FollowRow, toFolloweeRow, toFollowerRow } from '#web/domain/follow-row.ts';

const getId = ({ followId }: FollowRow): number => followId;

export const followQueries = {
  status: (memberId: number) => ({
    ...endpointQuery(follows.getStatus, { params: { memberId } }, ({ data }) => data.result),
    staleTime: 0,
  }),
  followers: (memberId: number) =>
    endpointPages(
      follows.listFollowers,
      { params: { memberId }, query: { size } },
      {
        read: (page) => mapPage(page, toFollowerRow),
        getId,
      },
    ),
  following: (memberId: number) =>
    endpointPages(
      follows.listFollowing,
      { params: { memberId }, query: { size } },
      {
        read: (page) => mapPage(page, toFolloweeRow),
        getId,
      },
    ),
};

function mapPage<Item, Row>({ data, pageInfo }: Page<Item>, toRow: (item: Item) => Row): Page<Row> {
  return { data: data.map(toRow), pageInfo };
}
