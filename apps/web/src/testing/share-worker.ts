import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

type Posted = { headers: Headers; formData: () => Promise<FormData> };
type ShareWorker = {
  isShare: (request: { method: string; url: string }) => boolean;
  isSharedPage: (request: { method: string; url: string }) => boolean;
  takeShare: (request: Posted) => Promise<Response>;
  openSharedPage: (load: () => Promise<Response>) => Promise<Response>;
};

const file = path.join(import.meta.dirname, '../../public/sw-share.js');

export function shareWorker(): ShareWorker {
  const self: Partial<ShareWorker> & Record<string, unknown> = { location: window.location };
  runInNewContext(readFileSync(file, 'utf8'), { self, indexedDB, Date, File, Response, URL });
  return self as ShareWorker;
}

export async function share(fields: Record<string, string>, pictures: readonly File[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const picture of pictures) form.append('pictures', picture);
  return postShare(shareWorker(), async () => form);
}

/**
 * The default origin is `null`, because the operating system sends it for a share. Other sites can
 * send it too, so the worker stores such a share only if the server accepts the page request
 * (`status`).
 */
export async function postShare(
  worker: ShareWorker,
  formData: () => Promise<FormData>,
  { origin = 'null', status = 200 } = {},
) {
  const response = await worker.takeShare({ headers: new Headers({ origin }), formData });
  const url = response.headers.get('Location') ?? '';
  if (worker.isSharedPage({ method: 'GET', url }))
    await worker.openSharedPage(async () => new Response('', { status }));
  return response;
}

export function sharedFile(type = 'image/png', size = 3): File {
  const file = new File(['png'], 'IMG_0001.png', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
