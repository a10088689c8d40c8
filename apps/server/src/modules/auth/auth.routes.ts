import { contract } from '@azit/contract';
import { HttpResult } from '#server/http/reply.ts';
import { routes } from '#server/http/routes.ts';
import { admitLogin } from './admit-login.ts';
import { changePassword } from './change-password.ts';
import { logOut } from './end-sessions.ts';
import { logIn } from './log-in.ts';
import { tokenHeaders } from './open-session.ts';
import { recoverPassword } from './recover-password.ts';
import { reissue } from './reissue.ts';
import { sendRecoveryCode } from './send-recovery-code.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

export const authRoutes = routes(
  contract.auth,
  {
    logIn: async ({ context, ip, body }) => {
      const { tokens, body: member } = await admitLogin(ip, () => logIn(context, { ip, ...body }));
      return new HttpResult({ body: member, headers: tokenHeaders(tokens) });
    },
    reissue: async ({ context, ip, params, headers }) => {
      const input = { ip, email: params.email, refresh: headers.refresh };
      const tokens = await reissue(context, input);
      return new HttpResult({ body: undefined, headers: tokenHeaders(tokens) });
    },
    logOut: ({ context, viewer }) => logOut(context, viewer),
    sendRecoveryCode: ({ context, ip, body }) => sendRecoveryCode(context, ip, body.email),
    recoverPassword: ({ context, ip, body }) =>
      recoverPassword(context, { ip, email: body.email, code: body.authNum }),
    verifyPassword: ({ context, viewer, body }) =>
      verifyOwnPassword(context, viewer, body.password),
    changePassword: ({ context, viewer, body }) =>
      changePassword(context, viewer, body.newPassword),
  },
  { holdsNoSlot: ['logIn'] },
);
