// The URL is still the requested one, so a reload opens it.
const retry = () => window.location.reload();
document.getElementById('retry')?.addEventListener('click', retry);
window.addEventListener('online', retry);

// The app stores the clubs with idb-keyval under these names (src/app/offline/coming-clubs.ts).
const database = 'azit-offline';
const store = 'clubs';
const key = 'coming';
/** A club stays listed this long after its start: late participants still need the location. */
const shownAfterStart = 3 * 60 * 60 * 1000;

readStored()
  .then(showClubs)
  .catch(() => undefined);

/** Rejects if there is nothing: opening a missing database must not create it. */
function readStored() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction(store).objectStore(store).get(key);
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => resolve(reading.result);
    };
  });
}

/** Only for the logged-in member: the session may have ended while no page could remove them. */
function showClubs(stored) {
  const loggedIn = localStorage.getItem('accessToken') && localStorage.getItem('memberId');
  if (!stored || String(stored.memberId) !== loggedIn) return;
  const coming = stored.clubs.filter(({ startsAt }) => startsAt + shownAfterStart > Date.now());
  const section = document.getElementById('coming');
  if (!section || coming.length === 0) return;
  section.querySelector('ul')?.append(...coming.map(row));
  section.hidden = false;
}

function row({ name, time, location }) {
  const item = document.createElement('li');
  const heading = document.createElement('strong');
  heading.textContent = name;
  item.append(heading, `${time} · ${location}`);
  return item;
}
