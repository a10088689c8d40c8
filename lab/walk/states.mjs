import { shownClubId } from '../demo-app/demo-app.mjs';
import { chooseCrop, leaveFieldsWrong, press, walkByKeyboard } from './actions.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./stops.mjs').Stop} Stop */
/** @typedef {{ name: string, who: 'guest' | 'member' | 'host' | 'fresh' | 'demoHost', arrange: (page: Page) => Promise<void>, waits?: boolean, only?: string[], stops?: Stop[] }} State */

const api = '**/api/**';
const nothing = { data: [], pageInfo: { page: 1, size: 5, totalElements: 0, totalPages: 0 } };
const lists = /api\/(clubs\/(recommend|category|date|search)|reviews)/;

/** @param {Page} _page */
export async function asIs(_page) {}

/** @param {Page} page */
async function answerNothing(page) {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.route(api, () => undefined);
}

/** @param {Page} page */
async function failEverything(page) {
  const body = { status: 500, code: 'UNEXPECTED', message: '잠시 후 다시 시도해 주세요.' };
  await page.route(api, (route) => route.fulfill({ status: 500, json: body }));
}

/** @param {Page} page */
async function cutOff(page) {
  await page.route(api, (route) => route.abort('internetdisconnected'));
}

/** @param {Page} page */
async function answerEmpty(page) {
  await page.route(lists, (route) => route.fulfill({ json: nothing }));
}

/** @param {Page} page */
async function losePictures(page) {
  await page.route('**/images/**', (route) => route.abort());
}

/** @param {Page} page */
export async function darken(page) {
  await page.emulateMedia({ colorScheme: 'dark' });
}

/**
 * Doubles the text size, as readers may do in their browser: the app's root font size is 62.5%.
 * @param {Page} page
 */
async function enlargeText(page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '125%';
    });
  });
}

const fed = ['home', 'home-category', 'home-date', 'search-found'];
const loaded = [
  ...fed,
  ...['detail', 'join', 'setting', 'edit', 'members', 'report-club', 'review', 'profile'],
  ...['profile-edit', 'report-member', 'followers', 'following', 'profile-reviews'],
];

/** @type {State[]} */
export const states = [
  { name: 'waiting', who: 'member', arrange: answerNothing, waits: true, only: loaded },
  { name: 'failing', who: 'member', arrange: failEverything, only: loaded },
  { name: 'offline', who: 'member', arrange: cutOff, only: loaded },
  {
    name: 'empty',
    who: 'fresh',
    arrange: answerEmpty,
    only: [...fed, 'profile', 'profile-reviews', 'followers', 'following', 'search'],
  },
  {
    name: 'pictureless',
    who: 'host',
    arrange: losePictures,
    only: [...fed, 'detail', 'members', 'profile', 'followers'],
  },
  { name: 'dark', who: 'host', arrange: darken },
  { name: 'large', who: 'host', arrange: enlargeText },
  { name: 'landing-waiting', who: 'guest', arrange: answerNothing, waits: true, only: ['front'] },
  { name: 'landing-failing', who: 'guest', arrange: failEverything, only: ['front', 'login'] },
  {
    name: 'wrong',
    who: 'guest',
    arrange: asIs,
    stops: [
      { name: 'login', path: '/login', action: leaveFieldsWrong },
      { name: 'signup', path: '/signup', action: leaveFieldsWrong },
      { name: 'findpw', path: '/findpw', action: leaveFieldsWrong },
      { name: 'login-focus', path: '/login', action: walkByKeyboard },
      { name: 'guarded', path: '/chat' },
    ],
  },
  {
    name: 'asking',
    who: 'demoHost',
    arrange: asIs,
    stops: [
      { name: 'members', path: `/azit/member/${shownClubId}` },
      { name: 'reject', path: `/azit/member/${shownClubId}`, action: press('거절') },
      { name: 'cancel', path: `/azit/setting/${shownClubId}`, action: press('아지트 취소하기') },
      { name: 'log-out', path: '/userpage/setting/1', action: press('로그아웃') },
      { name: 'crop', path: '/azit/create', action: chooseCrop },
      { name: 'address', path: '/azit/create', action: press('주소 찾기') },
      { name: 'wrong', path: '/azit/create', action: leaveFieldsWrong },
      { name: 'locked', path: `/azit/edit/${shownClubId}` },
      { name: 'focus', path: '/', action: walkByKeyboard },
    ],
  },
];
