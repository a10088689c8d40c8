import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

type ShareWorker = {
  isShare: (request: { method: string; url: string }) => boolean;
  takeShare: (request: { formData: () => Promise<FormData> }) => Promise<Response>;
};

const file = path.join(import.meta.dirname, '../../public/sw-share.js');

/** The part of the service worker that takes shares, as the browser runs it. */
export function shareWorker(): ShareWorker {
  const self: Partial<ShareWorker> & Record<string, unknown> = { location: window.location };
  runInNewContext(readFileSync(file, 'utf8'), { self, indexedDB, Date, File, Response, URL });
  const { isShare, takeShare } = self;
  if (!isShare || !takeShare) throw new Error('sw-share.js takes no shares');
  return { isShare, takeShare };
}

/** Another app shares this with azit. */
export async function share(fields: Record<string, string>, pictures: readonly File[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const picture of pictures) form.append('pictures', picture);
  return shareWorker().takeShare({ formData: async () => form });
}

/** A picture of any kind and length, without its bytes. */
export function sharedFile(type = 'image/png', size = 3): File {
  const file = new File(['png'], 'IMG_0001.png', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
