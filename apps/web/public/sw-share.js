// Part of sw.js: receives content shared by another app (share_target in the manifest), stores it
// on the device and redirects to the page that chooses a room. Sends nothing.
const shareAddress = '/chat/share';
/** As in src/domain/prepare-image.ts. */
const maxPictureBytes = 30 * 1_048_576;
/** Longer than a message may be: the room shows that it is too long. */
const maxTextLength = 5_000;
// The app reads it with idb-keyval under these names
// (src/features/chat/share/model/stored-share.ts).
const shareDatabase = 'azit-share';
const shareStore = 'kept';
const shareKey = 'share';

self.isShare = ({ method, url }) =>
  method === 'POST' && new URL(url).pathname.replace(/\/$/, '') === shareAddress;

/** Always opens the page, which reports if nothing was stored. */
self.takeShare = async (request) => {
  try {
    // Clear first: an older share must not pass for one that cannot be read.
    await inShareStore((store) => store.clear());
    const share = readShare(await request.formData());
    await inShareStore((store) => store.put(share, shareKey));
  } catch {
    // The form is broken, or the browser stores nothing.
  }
  return Response.redirect(new URL(shareAddress, self.location.origin).href, 303);
};

function readShare(form) {
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
