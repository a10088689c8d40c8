import type { FastifyInstance } from 'fastify';

const POSTCODE_SCREENS = /^\/azit\/(create|(?:edit|change)\/[^/]+)\/?$/;
const POSTCODE_SCRIPT = 'https://t1.kakaocdn.net';
const POSTCODE_FRAME = 'https://postcode.map.kakao.com';

export function mayLoadPostcode(path: string): boolean {
  return POSTCODE_SCREENS.test(path);
}

/**
 * A social login puts a secret into these URLs, so the browser must not send them in a Referer
 * header.
 */
const SECRET_SCREENS = /^\/(oauth|signup\/add)\/?$/;

export function hidesAddress(path: string): boolean {
  return SECRET_SCREENS.test(path);
}

function contentSecurityPolicy(storageBase: string, postcode: boolean): string {
  const images = storageBase === '' ? '' : ` ${new URL(storageBase).origin}`;
  return [
    "default-src 'self'",
    `script-src 'self'${postcode ? ` ${POSTCODE_SCRIPT}` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${images}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${postcode ? POSTCODE_FRAME : "'none'"}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-site',
};

export const plainSecurityHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  ...fixedHeaders,
};

export function addSecurityHeaders(app: FastifyInstance, storageBase: string) {
  const createHeaders = (postcode: boolean) => ({
    'Content-Security-Policy': contentSecurityPolicy(storageBase, postcode),
    ...fixedHeaders,
  });
  const usual = createHeaders(false);
  const withPostcode = createHeaders(true);
  app.addHook('onRequest', (request, reply, next) => {
    const path = request.url.startsWith('/api/') ? '' : (request.url.split('?', 1)[0] ?? '');
    reply.headers(mayLoadPostcode(path) ? withPostcode : usual);
    if (hidesAddress(path)) reply.header('Referrer-Policy', 'no-referrer');
    if (request.protocol === 'https') {
      reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
    next();
  });
}
