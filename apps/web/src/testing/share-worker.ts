import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

type ShareWorker = {
  isShare: (request: { method: string; url: string }) => boolean;
  takeShare: (request: { formData: () => Promise<FormData> }) => Promise<Response>;
};

const file = path.join(import.meta.dirname, '../../public/sw-share.js');

/** The service worker's share handler, as the browser runs it. */
export function shareWorker(): ShareWorker {
  const self: Partial<ShareWorker> & Record<string, unknown> = { location: window.location };
  runInNewContext(readFileSync(file, 'utf8'), { self, indexedDB, Date, File, Response, URL });
  const { isShare, takeShare } = self;
  if (!isShare || !takeShare) throw new Error('sw-share.js takes no shares');
  return { isShare, takeShare };
}

/** Simulates another app sharing content. */
export async function share(fields: Record<string, string>, pictures: readonly File[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const picture of pictures) form.append('pictures', picture);
  return shareWorker().takeShare({ formData: async () => form });
}

/** A picture of any type and size, without content. */
export function sharedFile(type = 'image/png', size = 3): File {
  const file = new File(['png'], 'IMG_0001.png', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
