import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { blockMember } from './block-member.ts';
import { listBlocks } from './list-blocks.ts';
import { unblockMember } from './unblock-member.ts';

export const blocksRoutes = routes(contract.blocks, {
  block: async ({ context, viewer, params }) => {
    await blockMember(context, viewer, params.memberId);
    return undefined;
  },
  unblock: async ({ context, viewer, params }) => {
    await unblockMember(context, viewer, params.memberId);
    return undefined;
  },
  list: ({ context, viewer, query }) => listBlocks(context, viewer, query),
});
