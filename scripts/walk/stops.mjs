import {
  chooseReviewed,
  expectFrontDoor,
  tryNewPassword,
  tryPreview,
  trySignupAdd,
} from './actions.mjs';

/** @typedef {{ name: string, path: string, deed?: import('./actions.mjs').Deed }} Place */
/** @typedef {{ me: number, someone: number, club: number, pastClub: number }} Whom */

/** @type {Place[]} */
export const openStorage = [
  { name: 'loading', path: '/loading' },
  { name: 'front', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'oauth', path: '/oauth' },
  { name: 'findpw', path: '/findpw' },
  { name: 'signup', path: '/signup' },
  { name: 'signup-add', path: '/signup', deed: trySignupAdd },
  { name: 'not-found', path: '/no/such/place' },
];

/**
 * Every route for members, with the tabs that have an address of their own.
 * @param {Whom} whom
 * @returns {Place[]}
 */
export function memberPlaces({ me, someone, club, pastClub }) {
  return [
    { name: 'home', path: '/' },
    { name: 'home-category', path: '/?tab=category' },
    { name: 'home-date', path: '/?tab=date' },
    { name: 'search', path: '/search' },
    { name: 'search-found', path: '/search?keyword=%EC%84%9C%EC%9A%B8' },
    { name: 'chat', path: '/chat' },
    { name: 'chat-detail', path: '/chat/detail' },
    { name: 'create', path: '/azit/create' },
    { name: 'preview', path: '/azit/create', deed: tryPreview },
    { name: 'detail', path: `/azit/detail/${club}` },
    { name: 'join', path: `/azit/join/${club}` },
    { name: 'setting', path: `/azit/setting/${club}` },
    { name: 'edit', path: `/azit/edit/${club}` },
    { name: 'members', path: `/azit/member/${club}` },
    { name: 'report-club', path: `/azit/report/${club}` },
    { name: 'review', path: `/review/create/${pastClub}` },
    { name: 'review-chosen', path: `/review/create/${pastClub}`, deed: chooseReviewed },
    { name: 'profile', path: `/userpage/${someone}` },
    { name: 'profile-reviews', path: `/userpage/${someone}?tab=reviews` },
    { name: 'profile-edit', path: `/userpage/edit/${me}` },
    { name: 'my-setting', path: `/userpage/setting/${me}` },
    { name: 'verifypw', path: '/userpage/verifypw' },
    { name: 'resetpw', path: '/userpage/verifypw', deed: tryNewPassword },
    { name: 'withdrawl', path: '/userpage/withdrawl' },
    { name: 'report-member', path: `/userpage/report/${someone}` },
    { name: 'followers', path: `/userpage/followcheck/${someone}` },
    { name: 'following', path: `/userpage/followcheck/${someone}?tab=following` },
    { name: 'not-found', path: '/no/such/place' },
  ];
}

/** Where a guest is sent home from: the addresses alone. @param {Place[]} places */
export function guardedPlaces(places) {
  const reached = new Map([
    ['preview', '/azit/preview'],
    ['resetpw', '/userpage/resetpw'],
  ]);
  return places
    .filter(({ name }) => !/^(home|not-found)/.test(name))
    .map(({ name, path }) => ({ name, path: reached.get(name) ?? path, deed: expectFrontDoor }));
}
