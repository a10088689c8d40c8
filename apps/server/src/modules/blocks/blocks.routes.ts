import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { blockMember } from './block-member.ts';
import { listBlocks } from './list-blocks.ts';
import { unblockMember } from './unblock-member.ts';

export const blocksRoutes = routes(contract.blocks, {
  block: ({ context, viewer, params }) => blockMember(context, viewer, params.memberId),
  unblock: ({ context, viewer, params }) => unblockMember(context, viewer, params.memberId),
  list: ({ context, viewer, query }) => listBlocks(context, viewer, query),
});
