import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnknownCall } from './unknown-route.ts';
import { fillPage, type PageFiller } from './web-page.ts';

const ONE_YEAR_SECONDS = 31_536_000;

type WebApp = { distDir: string; storageBase: string; describePage: PageFiller };

/** The built web app: hashed assets for ever, everything else checked on each visit. */
export async function serveWebApp(app: FastifyInstance, web: WebApp) {
  const page = await readFile(join(web.distDir, 'index.html'), 'utf8').catch(() => undefined);
  if (page !== undefined) {
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
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (page === undefined || !isScreen(request, path)) return refuseUnknownCall(request, reply);
    return sendPage(reply, fillPage(page, path, web.storageBase, await web.describePage(path)));
  });
}

/** A screen of the app is any path that is no call, no image and no file. */
function isScreen({ method }: FastifyRequest, path: string): boolean {
  const reading = method === 'GET' || method === 'HEAD';
  return reading && !/^\/(api|images|assets)(\/|$)/.test(path) && extname(path) === '';
}

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .code(200)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .send(html);
}
