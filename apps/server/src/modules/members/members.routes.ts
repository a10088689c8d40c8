import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { changeImage } from './change-image.ts';
import { checkTaken } from './check-taken.ts';
import { editMember } from './edit-member.ts';
import { getMember } from './get-member.ts';
import { signUp } from './sign-up.ts';

export const membersRoutes = routes(
  contract.members,
  {
    check: async ({ context, ip, body }) => checkTaken(context, ip, body),
    signUp: async ({ context, ip, image, data }) => ({
      data: await signUp(context, { ip, image, data }),
    }),
    get: async ({ context, viewer, params }) => ({
      data: await getMember(context, viewer, params.memberId),
    }),
    edit: async ({ context, viewer, body }) => ({ data: await editMember(context, viewer, body) }),
    changeImage: async ({ context, viewer, image }) => ({
      data: await changeImage(context, viewer, image),
    }),
  },
  { readsReplica: ['get'] },
);
