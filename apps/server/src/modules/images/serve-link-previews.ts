import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { addressSubject } from '#server/http/client-address.ts';
import { refuseUnknownCall } from '#server/http/unknown-route.ts';
import { imageCaching, imageHeaders, imagePath } from './image-store.ts';
import { readLinkPreview } from './link-preview.ts';

const NAME = /^[\w-]{1,64}\.jpg$/;

/**
 * The server draws a preview on its first request, so it serves previews even if all other images
 * come from a bucket.
 */
export function serveLinkPreviews(app: FastifyInstance, context: Context) {
  app.get<{ Params: { name: string } }>(
    `${imagePath('link_preview')}/:name`,
    async (request, reply) => {
      const { name } = request.params;
      // Queue by client address: an address that requests many previews delays only itself.
      const address = addressSubject(request.ip);
      const bytes = NAME.test(name) ? await readLinkPreview(context, name, address) : undefined;
      if (bytes === undefined) return refuseUnknownCall(request, reply);
      reply.headers(imageHeaders(imageCaching('link_preview')));
      return reply.type('image/jpeg').send(bytes);
    },
  );
}
