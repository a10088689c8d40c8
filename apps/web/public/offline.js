// The address is still the one that was wanted: opening it again is all there is to do.
const retry = () => window.location.reload();
document.getElementById('retry')?.addEventListener('click', retry);
window.addEventListener('online', retry);

// The app keeps the clubs with idb-keyval, under these names (src/app/offline/coming-clubs.ts).
const database = 'azit-offline';
const store = 'clubs';
const key = 'coming';
/** A club is shown for so long after its start: people on their way still look for the place. */
const shownAfterStart = 3 * 60 * 60 * 1000;

readKept()
  .then(showClubs)
  .catch(() => undefined);

/** Rejects where there is nothing: opening a database that does not exist must not create it. */
function readKept() {
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

/** Only to the member who is logged in: the session may have ended while no page could remove them. */
function showClubs(kept) {
  const loggedIn = localStorage.getItem('accessToken') && localStorage.getItem('memberId');
  if (!kept || String(kept.memberId) !== loggedIn) return;
  const coming = kept.clubs.filter(({ startsAt }) => startsAt + shownAfterStart > Date.now());
  const section = document.getElementById('coming');
  if (!section || coming.length === 0) return;
  section.querySelector('ul')?.append(...coming.map(row));
  section.hidden = false;
}

function row({ name, time, place }) {
  const item = document.createElement('li');
  const heading = document.createElement('strong');
  heading.textContent = name;
  item.append(heading, `${time} · ${place}`);
  return item;
}
