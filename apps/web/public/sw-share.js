// Part of sw.js: takes what another app shares with this one (share_target of the manifest), keeps it on
// the device and leads to the page that asks for the room. Nothing is sent from here.
const shareAddress = '/chat/share';
/** As in src/domain/prepare-image.ts. */
const largestPicture = 30 * 1_048_576;
/** More than a message may have: the room says that it is too long. */
const longestText = 5_000;
// The app reads it with idb-keyval, under these names (src/features/chat/share/model/stored-share.ts).
const shareDatabase = 'azit-share';
const shareStore = 'kept';
const shareKey = 'share';

self.isShare = ({ method, url }) =>
  method === 'POST' && new URL(url).pathname.replace(/\/$/, '') === shareAddress;

/** Whatever happens, the page is opened: it says so where nothing was kept. */
self.takeShare = async (request) => {
  try {
    // First: an older share must not be taken for one that cannot be read.
    await inShareStore((store) => store.clear());
    const share = readShare(await request.formData());
    await inShareStore((store) => store.put(share, shareKey));
  } catch {
    // The form is broken, or the browser keeps nothing.
  }
  return Response.redirect(new URL(shareAddress, self.location.origin).href, 303);
};

function readShare(form) {
  const words = ['title', 'text', 'url'].map((name) => {
    return [name, String(form.get(name) ?? '').slice(0, longestText)];
  });
  const pictures = form.getAll('pictures').filter((one) => one instanceof File && one.size > 0);
  const problem = problemOf(pictures);
  return {
    sharedAt: Date.now(),
    ...Object.fromEntries(words),
    picture: problem === null ? (pictures[0] ?? null) : null,
    problem,
  };
}

function problemOf(pictures) {
  if (pictures.length > 1) return 'too-many';
  const [picture] = pictures;
  if (picture && !picture.type.startsWith('image/')) return 'not-image';
  return picture && picture.size > largestPicture ? 'too-large' : null;
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
