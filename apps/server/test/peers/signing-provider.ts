import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export type SigningProvider = {
  issuer: string;
  next: { nonce: string; email: string; withPublishedKey: boolean };
  close(): Promise<void>;
};

export async function startSigningProvider(clientId: string): Promise<SigningProvider> {
  const published = await generateKeyPair('RS256');
  const other = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(published.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const server = createServer(async ({ url }, response) => {
    if (url === '/.well-known/openid-configuration') sendJson(response, toMetadata(issuer));
    else if (url === '/keys') sendJson(response, { keys: [jwk] });
    else sendJson(response, { access_token: 'x', token_type: 'bearer', id_token: await idToken() });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const next = { nonce: '', email: '', withPublishedKey: true };
  const idToken = () =>
    new SignJWT({ nonce: next.nonce, email: next.email, email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(next.email)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign((next.withPublishedKey ? published : other).privateKey);
  return {
    issuer,
    next,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function toMetadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

function sendJson(response: ServerResponse, body: unknown) {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
