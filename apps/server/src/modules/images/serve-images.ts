import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DEFAULT_IMAGE_PATH } from '@azit/contract/images/image.rule';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type ImageStore, imageCaching, imageHeaders, shownFolders } from './image-store.ts';

const DEFAULT_IMAGE_DIRECTORY = join(import.meta.dirname, 'default');

export async function storeDefaultImages(images: Pick<ImageStore, 'write'>): Promise<void> {
  const names = await readdir(DEFAULT_IMAGE_DIRECTORY);
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(DEFAULT_IMAGE_DIRECTORY, name));
      await images.write({ folder: 'default', name, bytes });
    }),
  );
}

const SHOWN_IMAGE = new RegExp(`^/(?:(?:${shownFolders.join('|')})/)?[^/]+$`);

export async function serveImages(app: FastifyInstance, directory: string) {
  await mkdir(directory, { recursive: true });
  await serveFolder(app, {
    root: directory,
    prefix: '/images/',
    toCaching: (path) => imageCaching(basename(dirname(path))),
  });
  // A later release may change the default images, so clients may cache them only for a day.
  await serveFolder(app, {
    root: DEFAULT_IMAGE_DIRECTORY,
    prefix: `${DEFAULT_IMAGE_PATH}/`,
    toCaching: () => 'public, max-age=86400',
  });
}

type Folder = { root: string; prefix: string; toCaching: (path: string) => string };

async function serveFolder(app: FastifyInstance, { toCaching, ...folder }: Folder) {
  await app.register(fastifyStatic, {
    ...folder,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    // Serve only files of the public folders. A request for a folder itself would make the plugin
    // fail.
    allowedPath: (path) => SHOWN_IMAGE.test(path),
    setHeaders: (reply, path) => {
      reply.headers(imageHeaders(toCaching(path)));
    },
  });
}
