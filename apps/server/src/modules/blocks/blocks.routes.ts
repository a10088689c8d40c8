import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { blockMember, listBlocks, unblockMember } from './block-member.ts';

export const blocksRoutes = routes(contract.blocks, {
  block: ({ context, viewer, params }) => blockMember(context, viewer, params.memberId),
  unblock: ({ context, viewer, params }) => unblockMember(context, viewer, params.memberId),
  list: ({ context, viewer, query }) => listBlocks(context, viewer, query),
});
