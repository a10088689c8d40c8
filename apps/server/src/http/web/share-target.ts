import { appPaths } from '@azit/rules/app-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const REFUSAL_PAGE = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>아지트</title><style>
body{font:16px/1.6 system-ui,sans-serif;max-width:26rem;margin:20vh auto;padding:0 1.5rem;text-align:center;word-break:keep-all;color-scheme:light dark}
</style></head><body><main><h1>받지 않은 내용이에요</h1><p>다른 사이트가 보낸 내용은 받지 않아요. 보내고 싶은 내용이면 앱의 공유 버튼으로 보내 주세요.</p><p><a href="${appPaths.rooms}">아지트로 가기</a></p></main></body></html>`;

/**
 * The service worker (public/sw-share.js) normally receives what other apps share. In a browser
 * without it, the share reaches this route, which discards it.
 */
export function addShareTarget(app: FastifyInstance, publicUrl: string) {
  app.post(
    appPaths.share,
    {
      onRequest: async (request, reply) => {
        if (isForeign(request, publicUrl)) return sendRefusal(reply);
      },
    },
    (_request, reply) => reply.header('Cache-Control', 'no-store').redirect(appPaths.share, 303),
  );
}

/**
 * After a share, the service worker opens this page from the server (`?from=app`): only the headers
 * of that request show which site sent the share.
 */
export function isForeignShare(request: FastifyRequest, path: string, publicUrl: string): boolean {
  const isShare = path.replace(/\/$/, '') === appPaths.share && request.url.endsWith('?from=app');
  return isShare && isForeign(request, publicUrl);
}

export function sendRefusal(reply: FastifyReply) {
  return reply
    .code(403)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(REFUSAL_PAGE);
}

function isForeign({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site !== 'none' && site !== 'same-origin';
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
