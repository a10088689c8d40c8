// The URL is still that of the requested page, so a reload opens that page.
const retry = () => window.location.reload();
document.getElementById('retry')?.addEventListener('click', retry);
window.addEventListener('online', retry);

try {
  showClubs(JSON.parse(localStorage.getItem('coming')));
} catch {
  // Without storage there is nothing to show.
}

/**
 * The app stores the clubs (src/domain/meeting/coming-meetings.ts). Show them only to the member
 * who is logged in: the clubs of an ended session may still be stored.
 */
function showClubs(stored) {
  const loggedIn = localStorage.getItem('accessToken') && localStorage.getItem('memberId');
  if (!stored || String(stored.memberId) !== loggedIn) return;
  const coming = stored.clubs.filter(({ endsAt }) => endsAt > Date.now());
  const section = document.getElementById('coming');
  if (!section || coming.length === 0) return;
  const next = coming.find(({ isCancelled, directions }) => !isCancelled && directions);
  const rows = coming.map((club) => row(club, club === next));
  section.querySelector('ul')?.append(...rows);
  section.hidden = false;
}

function row({ name, time, location, directions, startsAt, isCancelled }, isNext) {
  const item = document.createElement('li');
  const heading = document.createElement('strong');
  const when = startsAt > Date.now() ? time : '지금 진행 중';
  heading.textContent = name;
  item.append(heading, isCancelled ? '취소돼서 열리지 않아요' : `${when} · ${location}`);
  if (isNext) item.append(directionsLink(name, directions));
  return item;
}

/** The phone opens this link in an installed map app, so it may work without a connection. */
function directionsLink(name, href) {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noreferrer', textContent: '길찾기' });
  link.setAttribute('aria-label', `${name} 길찾기`);
  return link;
}
