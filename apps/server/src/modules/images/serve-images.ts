import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Images never change under their name, and nothing inside them may run. */
export async function serveImages(app: FastifyInstance, directory: string) {
  await mkdir(directory, { recursive: true });
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/images/',
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    maxAge: '365d',
    immutable: true,
    setHeaders: (reply) => {
      reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
}
