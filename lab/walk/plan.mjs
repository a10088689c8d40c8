import { crewLegs } from './crew-legs.mjs';
import { asIs, states } from './states.mjs';
import { guardedStops, memberStops, openStops } from './stops.mjs';
import { togetherLegs } from './together-legs.mjs';

/** @typedef {import('./content.mjs').Content} Content */
/** @typedef {import('./stops.mjs').Stop} Stop */
/** @typedef {import('./stops.mjs').Leg} Leg */

/**
 * Plans which visitor opens which route in which state. `names` and `only` restrict the plan to
 * these legs and stops.
 * @param {Content} content
 * @param {string[]} [names]
 * @param {string[]} [only]
 * @returns {Leg[]}
 */
export function planWalk(content, names, only) {
  const legs = [visitorLegs, stateLegs, togetherLegs, crewLegs].flatMap((plan) => plan(content));
  return legs
    .filter(({ name }) => names?.includes(name) ?? true)
    .map((leg) => ({
      ...leg,
      stops: leg.stops.filter(({ name }) => only?.includes(name) ?? true),
    }));
}

/**
 * The routes of a guest, a member, a host, and a member who views the pages of other members.
 * @param {Content} content
 * @returns {Leg[]}
 */
function visitorLegs(content) {
  const { member, host, other } = content;
  const guarded = guardedStops(chooseStops(content, 'member'));
  return [
    { name: 'guest', arrange: asIs, stops: openStops },
    { name: 'guarded', arrange: asIs, stops: guarded, widths: [390] },
    { name: 'member', ...findSeat(member), stops: chooseStops(content, 'member') },
    { name: 'host', ...findSeat(host), stops: chooseStops(content, 'host') },
    { name: 'other', ...findSeat(other), stops: chooseStops(content, 'other') },
  ];
}

/**
 * @param {Content} content
 * @returns {Leg[]}
 */
function stateLegs(content) {
  return states.map(({ name, who, arrange, waits, only, stops }) => {
    const known = who === 'guest' ? openStops : chooseStops(content, who);
    return {
      name,
      arrange,
      waits,
      storageState: who === 'guest' ? undefined : content[who].storageState,
      stops: stops ?? known.filter((stop) => only?.includes(stop.name) ?? true),
    };
  });
}

/** @param {import('./session.mjs').Session} session */
function findSeat({ storageState }) {
  return { storageState, arrange: asIs };
}

/**
 * @param {Content} content
 * @param {'member' | 'host' | 'other' | 'fresh' | 'demoHost'} who
 */
function chooseStops(content, who) {
  const { host, clubId, pastClubId: pastClub } = content;
  const me = content[who].id;
  const isPlain = who === 'member' || who === 'demoHost';
  return memberStops({
    me,
    someone: who === 'other' ? host.id : me,
    club: isPlain ? 31 : clubId,
    pastClub,
  });
}
