import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';

// This is a real OpenID Connect provider for tests. It logs in any e-mail address without a
// password; the prefix `unverified:` marks the address as unverified, and `nameless:` omits the
// address. The process prints its issuer when it is ready.

const [clientId = '', clientSecret = '', redirectUri = ''] = process.argv.slice(2);

const PAGE = `<!doctype html><html lang="ko"><meta charset="utf-8"><title>Test provider</title>
<link rel="icon" href="data:,">
<form method="post"><label>Account <input name="account"></label>
<button name="do" value="login">Log in</button><button name="do" value="deny">Deny</button></form>`;

const server = createServer((request, response) => {
  if (request.url?.startsWith('/interaction/')) {
    interact(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  } else reply(request, response);
});

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const issuer = `http://127.0.0.1:${port}`;

const provider = new Provider(issuer, {
  clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  cookies: { keys: ['only-for-tests'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ sub: id, ...toEmailClaims(id) }),
  }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client.clientId,
      accountId: oidc.session.accountId,
    });
    grant.addOIDCScope('openid email');
    await grant.save();
    return grant;
  },
});
const reply = provider.callback();
process.stdout.write(`${issuer}\n`);

async function interact(request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'GET') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(PAGE);
    return;
  }
  const form = new URLSearchParams(await text(request));
  const denied = { error: 'access_denied', error_description: 'the person said no' };
  const accountId = form.get('account') ?? '';
  const result = form.get('do') === 'deny' ? denied : { login: { accountId } };
  await provider.interactionFinished(request, response, result);
}

function toEmailClaims(id: string): Record<string, unknown> {
  if (id.startsWith('nameless:')) return {};
  if (!id.startsWith('unverified:')) return { email: id, email_verified: true };
  return { email: id.slice('unverified:'.length), email_verified: false };
}
