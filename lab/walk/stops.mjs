import {
  chooseReviewed,
  expectFrontDoor,
  press,
  tryNewPassword,
  tryPreview,
  trySignupAdd,
} from './actions.mjs';

/** @typedef {{ name: string, path: string, action?: import('./actions.mjs').Action }} Stop */
/**
 * @typedef {object} Leg One visitor, who goes through all the stops.
 * @property {string} name
 * @property {import('./session.mjs').Session['storageState']} [storageState]
 * @property {(page: import('@playwright/test').Page) => Promise<void>} arrange
 * @property {boolean} [waits]
 * @property {Stop[]} stops
 * @property {number[]} [widths]
 */
/** @typedef {{ me: number, someone: number, club: number, pastClub: number }} Whom */

/** @type {Stop[]} */
export const openStops = [
  { name: 'loading', path: '/loading' },
  { name: 'front', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'oauth', path: '/oauth' },
  { name: 'findpw', path: '/findpw' },
  { name: 'signup', path: '/signup' },
  { name: 'signup-add', path: '/signup', action: trySignupAdd },
  { name: 'invitation', path: '/azit/invite/31' },
  { name: 'unsubscribe', path: '/notice/unsubscribe' },
  { name: 'not-found', path: '/no/such/place' },
];

/**
 * Every route for members, including tabs with a separate address.
 * @param {Whom} whom
 * @returns {Stop[]}
 */
export function memberStops({ me, someone, club, pastClub }) {
  return [
    { name: 'home', path: '/' },
    { name: 'home-category', path: '/?tab=category' },
    { name: 'home-date', path: '/?tab=date' },
    { name: 'search', path: '/search' },
    { name: 'search-found', path: '/search?keyword=%EC%84%9C%EC%9A%B8' },
    { name: 'chat', path: '/chat' },
    { name: 'notices', path: '/notice' },
    { name: 'notice-setting', path: '/notice/setting' },
    { name: 'blocks', path: '/setting/block' },
    { name: 'month', path: '/?tab=date', action: press('다른 날짜 고르기') },
    { name: 'areas', path: '/?tab=category', action: press('지역') },
    { name: 'search-nothing', path: '/search?keyword=%EC%97%86%EB%8A%94%EB%AA%A8%EC%9E%84' },
    { name: 'invitation', path: `/azit/invite/${club}` },
    { name: 'chat-personal', path: '/chat?kind=personal' },
    { name: 'chat-share', path: '/chat/share' },
    { name: 'create', path: '/azit/create' },
    { name: 'preview', path: '/azit/create', action: tryPreview },
    { name: 'detail', path: `/azit/detail/${club}` },
    { name: 'join', path: `/azit/join/${club}` },
    { name: 'setting', path: `/azit/setting/${club}` },
    { name: 'edit', path: `/azit/edit/${club}` },
    { name: 'change', path: `/azit/change/${club}` },
    { name: 'members', path: `/azit/member/${club}` },
    { name: 'report-club', path: `/azit/report/${club}` },
    { name: 'review', path: `/review/create/${pastClub}` },
    { name: 'review-chosen', path: `/review/create/${pastClub}`, action: chooseReviewed },
    { name: 'profile', path: `/userpage/${someone}` },
    { name: 'profile-reviews', path: `/userpage/${someone}?tab=reviews` },
    { name: 'profile-edit', path: `/userpage/edit/${me}` },
    { name: 'my-setting', path: `/userpage/setting/${me}` },
    { name: 'verifypw', path: '/userpage/verifypw' },
    { name: 'resetpw', path: '/userpage/verifypw', action: tryNewPassword },
    { name: 'withdrawl', path: '/userpage/withdrawl' },
    { name: 'report-member', path: `/userpage/report/${someone}` },
    { name: 'followers', path: `/userpage/followcheck/${someone}` },
    { name: 'following', path: `/userpage/followcheck/${someone}?tab=following` },
    { name: 'not-found', path: '/no/such/place' },
  ];
}

/**
 * Returns the routes that redirect a guest to the home page. The club page is excluded, because a
 * guest sees the club's invitation there.
 * @param {Stop[]} stops
 */
export function guardedStops(stops) {
  const reached = new Map([
    ['preview', '/azit/preview'],
    ['resetpw', '/userpage/resetpw'],
  ]);
  return stops
    .filter(({ name }) => !/^(home|month|areas|invitation|detail|not-found)/.test(name))
    .map(({ name, path }) => ({ name, path: reached.get(name) ?? path, action: expectFrontDoor }));
}
