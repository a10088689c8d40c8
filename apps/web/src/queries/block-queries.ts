import {
  type Block,
  blocks,
  BLOCK_PAGE_SIZE as size,
} from '@azit/contract/blocks/blocks.endpoints';
import { endpointPages, readPage } from '#web/api/endpoint-query.ts';

const rows = { read: readPage<Block>, getId: ({ member }: Block) => member.memberId };

export const blockQueries = {
  list: () => ({ ...endpointPages(blocks.list, { query: { size } }, rows), staleTime: 0 }),
};
