// Part of sw.js: receives content shared by another app (share_target in the manifest), stores it
// on the device and redirects to the page where the member chooses a room.
const shareAddress = '/chat/share';
/** The server refuses to serve this page if another site posted the share. */
const sharedPage = `${shareAddress}?from=app`;
/** The same limit as in src/domain/prepare-image.ts. */
const maxPictureBytes = 30 * 1_048_576;
/** Longer than the limit of a message, so that the room can report a text that is too long. */
const maxTextLength = 5_000;
// src/domain/chat-databases.ts contains the same names: the app reads what this worker stores.
const shareDatabase = 'azit-share';
const shareStore = 'kept';
const shareKey = 'share';

self.isShare = ({ method, url }) =>
  method === 'POST' && new URL(url).pathname.replace(/\/$/, '') === shareAddress;

self.isSharedPage = ({ method, url }) =>
  method === 'GET' && url === new URL(sharedPage, self.location.origin).href;

/** The last share until the server has checked its sender. Null if the share cannot be read. */
let unchecked;

/**
 * A share without an origin comes from the operating system or from a site that hides its origin.
 * It is stored only if the server serves the page that is requested next: the server refuses that
 * request if a site has caused it. If nothing is stored, the page says so.
 */
self.takeShare = async (request) => {
  const origin = request.headers.get('Origin') ?? 'null';
  const isOwn = origin === self.location.origin;
  unchecked = undefined;
  if (!isOwn && origin !== 'null') return redirectTo(sharedPage);
  const share = await readShare(request).catch(() => null);
  if (!isOwn) {
    unchecked = share;
    return redirectTo(sharedPage);
  }
  await storeShare(share);
  return redirectTo(shareAddress);
};

/**
 * Offline, the share is stored without the check of its sender. That is safe, because the app sends
 * nothing before the member chooses a room.
 */
self.openSharedPage = async (load) => {
  const share = unchecked;
  unchecked = undefined;
  const page = await load();
  if (page.ok && share !== undefined) await storeShare(share);
  return page;
};

/** Remove the older share first: the page must not show it if the new share cannot be read. */
async function storeShare(share) {
  try {
    await inShareStore((store) => store.clear());
    if (share !== null) await inShareStore((store) => store.put(share, shareKey));
  } catch {
    // Without storage, the page reports that nothing was shared.
  }
}

function redirectTo(path) {
  return Response.redirect(new URL(path, self.location.origin).href, 303);
}

async function readShare(request) {
  const form = await request.formData();
  const words = ['title', 'text', 'url'].map((name) => {
    return [name, String(form.get(name) ?? '').slice(0, maxTextLength)];
  });
  const pictures = form.getAll('pictures').filter((one) => one instanceof File && one.size > 0);
  const problem = findProblem(pictures);
  return {
    sharedAt: Date.now(),
    ...Object.fromEntries(words),
    picture: problem === null ? (pictures[0] ?? null) : null,
    problem,
  };
}

function findProblem(pictures) {
  if (pictures.length > 1) return 'too-many';
  const [picture] = pictures;
  if (picture && !picture.type.startsWith('image/')) return 'not-image';
  return picture && picture.size > maxPictureBytes ? 'too-large' : null;
}

function inShareStore(write) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(shareDatabase);
    opening.onupgradeneeded = () => opening.result.createObjectStore(shareStore);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction(shareStore, 'readwrite');
      writing.oncomplete = () => {
        database.close();
        resolve();
      };
      writing.onabort = () => {
        database.close();
        reject(writing.error);
      };
      write(writing.objectStore(shareStore));
    };
  });
}
