import { shownClubId } from '../demo-app/demo-app.mjs';
import { press } from './actions.mjs';
import { expectCelebration, offerInstall, showCode } from './celebration-actions.mjs';
import {
  choosePicture,
  failToSend,
  openMessageMenu,
  openRoomMembers,
  reportMessage,
  sharePicture,
  unfoldPinned,
} from './room-actions.mjs';
import { asIs, darken } from './states.mjs';
import { openStops } from './stops.mjs';

/** @typedef {import('./content.mjs').Content} Content */
/** @typedef {import('./stops.mjs').Leg} Leg */
/** @typedef {import('./stops.mjs').Stop} Stop */
/** @typedef {import('./actions.mjs').Action} Action */

/**
 * Plans the visits of rooms, celebrations, invitations, the inbox and the split view, each also in
 * dark mode.
 * @param {Content} content
 * @returns {Leg[]}
 */
export function togetherLegs(content) {
  const { demoHost, member, other, fresh } = content;
  const legs = [
    { name: 'rooms-host', storageState: demoHost.storageState, stops: hostRoomStops(content) },
    { name: 'rooms-member', storageState: member.storageState, stops: memberRoomStops(content) },
    { name: 'celebrations-host', storageState: demoHost.storageState, stops: openedStops(content) },
    { name: 'celebrations-member', storageState: member.storageState, stops: joinedStops(content) },
    {
      name: 'celebrations-longest',
      storageState: other.storageState,
      stops: longestStops(content),
    },
    { name: 'invitations', stops: invitationStops(content) },
    { name: 'inbox', storageState: demoHost.storageState, stops: inboxStops },
    {
      name: 'blocked',
      storageState: fresh.storageState,
      stops: [{ name: 'blocks', path: '/setting/block' }],
    },
    {
      name: 'split-view',
      storageState: demoHost.storageState,
      stops: splitViewStops(content),
      widths: [1280, 1440],
    },
  ];
  return [
    ...legs.map((leg) => ({ ...leg, arrange: asIs })),
    ...[...legs, { name: 'guest', stops: openStops }].map((leg) => ({
      ...leg,
      name: `${leg.name}-dark`,
      arrange: darken,
    })),
  ];
}

/** @param {number} roomId */
const roomPath = (roomId) => `/chat/detail?room=${roomId}`;

/** @param {Content} content @returns {Stop[]} */
function hostRoomStops({ hostRoom, endedRoom }) {
  const path = roomPath(hostRoom);
  return [
    { name: 'room', path },
    { name: 'room-pinned', path, action: unfoldPinned },
    { name: 'room-announcing', path: `${path}&write=announcement` },
    { name: 'room-menu', path, action: press('채팅방 메뉴') },
    { name: 'room-members', path, action: openRoomMembers },
    { name: 'message-menu', path, action: openMessageMenu },
    { name: 'room-report', path, action: reportMessage },
    { name: 'room-failed', path, action: failToSend },
    { name: 'room-picture', path, action: choosePicture },
    { name: 'room-ended', path: roomPath(endedRoom) },
  ];
}

/** @param {Content} content @returns {Stop[]} */
function memberRoomStops({ memberRoom, personalRoom, cancelledRoom }) {
  return [
    { name: 'room', path: roomPath(memberRoom) },
    { name: 'room-menu', path: roomPath(memberRoom), action: press('채팅방 메뉴') },
    { name: 'room-personal', path: roomPath(personalRoom) },
    { name: 'room-personal-menu', path: roomPath(personalRoom), action: press('채팅방 메뉴') },
    { name: 'room-cancelled', path: roomPath(cancelledRoom) },
    { name: 'room-gone', path: roomPath(999_999) },
    { name: 'shared', path: '/chat/share', action: sharePicture },
  ];
}

/** @param {Content} content @returns {Stop[]} */
function openedStops({ metClubId }) {
  const path = `/azit/detail/${shownClubId}`;
  const met = `/azit/detail/${metClubId}`;
  return [
    { name: 'met', path: met },
    { name: 'who-came', path: met, action: press('누가 왔나요?') },
    { name: 'own-club', path },
    { name: 'opened', path, action: expectCelebration('opened') },
    { name: 'opened-code', path, action: showCode },
  ];
}

/** @param {Content} content @returns {Stop[]} */
function joinedStops({ seatClubId, cancelledClubId, missedClubId }) {
  const path = `/azit/detail/${seatClubId}`;
  return [
    { name: 'seat', path },
    { name: 'joined', path, action: expectCelebration('joined') },
    { name: 'install', path, action: offerInstall },
    { name: 'cancelled', path: `/azit/detail/${cancelledClubId}` },
    { name: 'missed', path: `/azit/detail/${missedClubId}` },
  ];
}

/**
 * Dialogs of a club whose texts have the maximum length. @param {Content} content @returns {Stop[]}
 */
function longestStops({ clubId }) {
  const path = `/azit/detail/${clubId}`;
  return [
    { name: 'joined', path, action: expectCelebration('joined') },
    { name: 'install', path, action: offerInstall },
  ];
}

/** @param {Content} content @returns {Stop[]} */
function invitationStops({ clubId, cancelledClubId, pastClubId }) {
  return [
    { name: 'open', path: `/azit/invite/${shownClubId}` },
    { name: 'full', path: `/azit/invite/${clubId}` },
    { name: 'cancelled', path: `/azit/invite/${cancelledClubId}` },
    { name: 'ended', path: `/azit/invite/${pastClubId}` },
    { name: 'unknown', path: '/azit/invite/999999' },
    { name: 'detail', path: `/azit/detail/${shownClubId}` },
  ];
}

/** @type {Stop[]} */
const inboxStops = [
  { name: 'home', path: '/' },
  { name: 'home-category', path: '/?tab=category' },
  { name: 'home-date', path: '/?tab=date' },
  { name: 'search-areas', path: '/search?keyword=보드', action: press('지역') },
  { name: 'chat', path: '/chat' },
  { name: 'chat-personal', path: '/chat?kind=personal' },
  { name: 'notices', path: '/notice' },
  { name: 'notice-setting', path: '/notice/setting' },
];

/** @param {Content} content @returns {Stop[]} */
function splitViewStops({ hostRoom }) {
  return [
    { name: 'nothing-open', path: '/' },
    { name: 'club', path: '/', action: openFirst('아지트 목록') },
    { name: 'club-category', path: '/?tab=category', action: openFirst('아지트 목록') },
    { name: 'club-found', path: '/search?keyword=보드', action: openFirst('아지트 목록') },
    { name: 'own-club', path: `/azit/detail/${shownClubId}` },
    { name: 'no-room', path: '/chat' },
    { name: 'room', path: '/chat', action: openFirst('채팅방 목록') },
    { name: 'own-room', path: roomPath(hostRoom) },
  ];
}

/**
 * Opens the first item of a list and waits until the list is shown beside it.
 * @param {string} list
 * @returns {Action}
 */
function openFirst(list) {
  return async (page) => {
    await page.getByRole('main').locator('article a, li a').first().click();
    await page.getByRole('region', { name: list }).waitFor();
  };
}
