import { press } from './actions.mjs';
import { asIs, darken } from './states.mjs';

/** @typedef {import('./content.mjs').Content} Content */
/** @typedef {import('./stops.mjs').Leg} Leg */
/** @typedef {import('./stops.mjs').Stop} Stop */

/**
 * Plans the visits of crews, links, seats, the door and the temperature, each also in dark mode.
 * @param {Content} content
 * @returns {Leg[]}
 */
export function crewLegs(content) {
  const { demoHost, member, host, other, fresh, offered, queued } = content;
  const legs = [
    { name: 'crew-host', storageState: demoHost.storageState, stops: hostStops(content) },
    { name: 'crew-member', storageState: member.storageState, stops: memberStops(content) },
    { name: 'crew-longest', storageState: host.storageState, stops: longestStops(content) },
    { name: 'crew-cohost', storageState: other.storageState, stops: crewStops(content.longCrewId) },
    { name: 'crew-stranger', storageState: fresh.storageState, stops: strangerStops(content) },
    { name: 'links-guest', stops: linkStops(content) },
    { name: 'offered', storageState: offered.storageState, stops: seatStops(content) },
    { name: 'queued', storageState: queued.storageState, stops: seatStops(content) },
  ];
  return legs.flatMap((leg) => [
    { ...leg, arrange: asIs },
    { ...leg, name: `${leg.name}-dark`, arrange: darken },
  ]);
}

/** @param {number} crewId @returns {Stop[]} */
function crewStops(crewId) {
  const path = `/crew/${crewId}`;
  return [
    { name: 'crew', path },
    { name: 'crew-members', path: `${path}/members` },
    { name: 'crew-dates', path: `${path}/dates` },
  ];
}

/** @param {Content} content @returns {Stop[]} */
function hostStops({ hostedCrewId, demoHost }) {
  const path = `/crew/${hostedCrewId}`;
  return [
    ...crewStops(hostedCrewId),
    { name: 'crew-skip', path, action: press('건너뛰기') },
    { name: 'temperature', path: `/userpage/temperature/${demoHost.id}` },
    { name: 'profile', path: '/userpage/me' },
  ];
}

/** @param {Content} content @returns {Stop[]} */
function memberStops({ hostedCrewId, member }) {
  return [
    ...crewStops(hostedCrewId),
    { name: 'answers', path: '/', action: press('답을 기다리는 모임') },
    { name: 'temperature', path: `/userpage/temperature/${member.id}` },
    { name: 'profile', path: '/userpage/me' },
  ];
}

/** @param {Content} content @returns {Stop[]} */
function longestStops({ longCrewId, endedCrewId, linkClubId, clubId }) {
  const club = `/azit/detail/${linkClubId}`;
  return [
    ...crewStops(longCrewId),
    { name: 'crew-ended', path: `/crew/${endedCrewId}` },
    { name: 'link-club', path: club },
    { name: 'link-sheet', path: club, action: press('초대하기') },
    { name: 'queue', path: `/azit/member/${clubId}` },
    { name: 'profile', path: '/userpage/me' },
  ];
}

/** @param {Content} content @returns {Stop[]} */
function strangerStops(content) {
  return [
    { name: 'crew', path: `/crew/${content.longCrewId}` },
    { name: 'crew-ended', path: `/crew/${content.endedCrewId}` },
    ...linkStops(content),
  ];
}

/** @param {Content} content @returns {Stop[]} */
function linkStops({ crewLink, endedLink, clubLink, linkClubId }) {
  return [
    { name: 'crew-link', path: crewLink },
    { name: 'crew-link-ended', path: endedLink },
    { name: 'club-link', path: clubLink },
    { name: 'club-link-wrong', path: `/azit/invite/${linkClubId}#key=1.wrong` },
  ];
}

/** @param {Content} content @returns {Stop[]} */
function seatStops({ clubId }) {
  return [
    { name: 'home', path: '/' },
    { name: 'club', path: `/azit/detail/${clubId}` },
    { name: 'profile', path: '/userpage/me' },
  ];
}
