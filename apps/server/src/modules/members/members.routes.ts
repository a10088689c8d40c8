import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { changeImage } from './change-image.ts';
import { checkTaken } from './check-taken.ts';
import { editMember } from './edit-member.ts';
import { getMember } from './read-member.ts';
import { signUp } from './sign-up.ts';

export const membersRoutes = routes(
  contract.members,
  {
    check: ({ context, ip, body }) => checkTaken(context, ip, body),
    signUp: ({ context, ip, ...sent }) =>
      toData(signUp(context, { ip, image: sent.image, data: sent.data ?? sent.body })),
    get: ({ context, viewer, params }) => toData(getMember(context, viewer, params.memberId)),
    edit: ({ context, viewer, body }) => toData(editMember(context, viewer, body)),
    changeImage: ({ context, viewer, image }) => toData(changeImage(context, viewer, image)),
  },
  { readsReplica: ['get'] },
);
