import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseUnknownCall } from '#server/http/unknown-route.ts';
import { choosePage, readPages } from './first-paint.ts';
import { addShareTarget, isForeignShare, sendRefusal } from './share-target.ts';
import { fillPage, type PageFiller, type PageSettings } from './web-page.ts';

const ONE_YEAR_SECONDS = 31_536_000;

type WebApp = PageSettings & { distDir: string; describePage: PageFiller };

export async function serveWebApp(app: FastifyInstance, web: WebApp) {
  const pages = await readPages(web.distDir);
  if (pages !== undefined) {
    await app.register(fastifyStatic, {
      root: web.distDir,
      preCompressed: true,
      index: false,
      wildcard: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header(
          'Cache-Control',
          hashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache',
        );
      },
    });
  }
  addShareTarget(app, web.publicUrl);
  app.setNotFoundHandler(refuseUnknownCall);
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (pages === undefined || !isScreen(path)) return refuseUnknownCall(request, reply);
    if (isForeignShare(request, path, web.publicUrl)) return sendRefusal(reply);
    const facts = await web.describePage(path);
    const page = choosePage(pages, request, facts);
    return sendPage(reply, fillPage(page, path, web, facts));
  });
}

function isScreen(path: string): boolean {
  return !/^\/(api|images|assets)(\/|$)/.test(path) && extname(path) === '' && !path.includes('/.');
}

function sendPage(reply: FastifyReply, html: string) {
  return (
    reply
      .code(200)
      .header('Content-Type', 'text/html; charset=utf-8')
      // Members and guests get different first views, so no shared cache may store the page.
      .header('Cache-Control', 'private, no-cache')
      .send(html)
  );
}
