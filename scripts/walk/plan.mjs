import { asIs, states } from './states.mjs';
import { guardedPlaces, memberPlaces, openStorage } from './stops.mjs';

/** @typedef {import('./content.mjs').Content} Content */
/** @typedef {import('./stops.mjs').Place} Place */
/** @typedef {{ name: string, storageState?: import('./session.mjs').Session['storageState'], arrange: (page: import('@playwright/test').Page) => Promise<void>, waits?: boolean, places: Place[], widths?: number[] }} Leg */

/**
 * Who goes where, in which state; narrowed to the legs and places named.
 * @param {Content} content
 * @param {string[]} [names]
 * @param {string[]} [only]
 * @returns {Leg[]}
 */
export function planWalk(content, names, only) {
  const legs = [...visitorLegs(content), ...stateLegs(content)];
  return legs
    .filter(({ name }) => names?.includes(name) ?? true)
    .map((leg) => ({
      ...leg,
      places: leg.places.filter(({ name }) => only?.includes(name) ?? true),
    }));
}

/**
 * The plain member looks around, the host at their own, the other at what is somebody else's.
 * @param {Content} content
 * @returns {Leg[]}
 */
function visitorLegs(content) {
  const { member, host, other } = content;
  const guarded = guardedPlaces(placesOf(content, 'member'));
  return [
    { name: 'guest', arrange: asIs, places: openStorage },
    { name: 'guarded', arrange: asIs, places: guarded, widths: [390] },
    { name: 'member', ...seatOf(member), places: placesOf(content, 'member') },
    { name: 'host', ...seatOf(host), places: placesOf(content, 'host') },
    { name: 'other', ...seatOf(other), places: placesOf(content, 'other') },
  ];
}

/**
 * @param {Content} content
 * @returns {Leg[]}
 */
function stateLegs(content) {
  return states.map(({ name, who, arrange, waits, only, places }) => {
    const known = who === 'guest' ? openStorage : placesOf(content, who);
    return {
      name,
      arrange,
      waits,
      storageState: who === 'guest' ? undefined : content[who].storageState,
      places: places ?? known.filter((place) => only?.includes(place.name) ?? true),
    };
  });
}

/** @param {import('./session.mjs').Session} session */
function seatOf({ storageState }) {
  return { storageState, arrange: asIs };
}

/**
 * @param {Content} content
 * @param {'member' | 'host' | 'other' | 'fresh' | 'demoHost'} who
 */
function placesOf(content, who) {
  const { host, clubId, pastClubId: pastClub } = content;
  const me = content[who].id;
  const isPlain = who === 'member' || who === 'demoHost';
  return memberPlaces({
    me,
    someone: who === 'other' ? host.id : me,
    club: isPlain ? 31 : clubId,
    pastClub,
  });
}
