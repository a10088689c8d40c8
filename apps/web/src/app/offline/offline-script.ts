import { sortOwnMeetings } from '@azit/rules/members/own-meeting-order';
import type { ComingMeeting } from '#web/domain/meeting/coming-meetings.ts';
import { readOwn } from '#web/session/own-storage.ts';

// The URL is still that of the requested page, so a reload opens that page.
const retry = () => window.location.reload();
document.getElementById('retry')?.addEventListener('click', retry);
window.addEventListener('online', retry);

try {
  showMeetings(new Date());
} catch {
  // Without storage there is nothing to show.
}

/**
 * The app stores the meetings (domain/meeting/coming-meetings.ts). Show them only to the member who
 * is logged in: the meetings of an ended session may still be stored.
 */
function showMeetings(now: Date) {
  const { clubs } = readOwn('coming') as { clubs?: ComingMeeting[] };
  if (!localStorage.getItem('accessToken') || !clubs) return;
  const coming = sortOwnMeetings(
    clubs.filter(({ endsAt }) => endsAt > now.getTime()),
    now,
  );
  const section = document.getElementById('coming');
  if (!section || coming.length === 0) return;
  const next = coming.find(({ isCancelled, directions }) => !isCancelled && directions);
  const rows = coming.map((meeting) => createRow(meeting, meeting === next, now));
  section.querySelector('ul')?.append(...rows);
  section.hidden = false;
}

function createRow(meeting: ComingMeeting, isNext: boolean, now: Date): Element {
  const { name, time, location, directions, startsAt, isCancelled } = meeting;
  const item = document.createElement('li');
  const heading = document.createElement('strong');
  const when = startsAt > now.getTime() ? time : '지금 진행 중';
  heading.textContent = name;
  item.append(heading, isCancelled ? '취소돼서 열리지 않아요' : `${when} · ${location}`);
  if (isNext && directions) item.append(createDirectionsLink(name, directions));
  return item;
}

/** The phone opens this link in an installed map app, so it may work without a connection. */
function createDirectionsLink(name: string, href: string): Element {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noreferrer', textContent: '길찾기' });
  link.setAttribute('aria-label', `${name} 길찾기`);
  return link;
}
