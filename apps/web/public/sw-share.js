// Part of sw.js: receives content shared by another app (share_target in the manifest), stores it
// on the device and redirects to the page that chooses a room. Sends nothing.
const shareAddress = '/chat/share';
/** The server refuses this page if another site posted the share. */
const sharedPage = `${shareAddress}?from=app`;
/** As in src/domain/prepare-image.ts. */
const maxPictureBytes = 30 * 1_048_576;
/** Longer than a message may be: the room shows that it is too long. */
const maxTextLength = 5_000;
// The app reads it with idb-keyval under these names
// (src/domain/chat-databases.ts).
const shareDatabase = 'azit-share';
const shareStore = 'kept';
const shareKey = 'share';

self.isShare = ({ method, url }) =>
  method === 'POST' && new URL(url).pathname.replace(/\/$/, '') === shareAddress;

self.isSharedPage = ({ method, url }) =>
  method === 'GET' && url === new URL(sharedPage, self.location.origin).href;

/** The last share of an unknown sender; null if it cannot be read. */
let unchecked;

/**
 * Always opens the page, which reports if nothing was stored. The system posts without an origin, and
 * another site can hide its own. The browser names the sender when it loads the page.
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

/** Offline the sender stays unchecked; nothing is sent without a tap anyway. */
self.openSharedPage = async (load) => {
  const share = unchecked;
  unchecked = undefined;
  const page = await load();
  if (page.ok && share !== undefined) await storeShare(share);
  return page;
};

/** Clears first: an older share must not pass for one that cannot be read. */
async function storeShare(share) {
  try {
    await inShareStore((store) => store.clear());
    if (share !== null) await inShareStore((store) => store.put(share, shareKey));
  } catch {
    // The browser stores nothing.
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

/** Resolves when it is written. */
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
