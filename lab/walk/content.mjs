import sharp from 'sharp';
import { demoMembers } from '../../apps/server/src/commands/seed-demo/content/demo-members.ts';
import {
  DEMO_PASSWORD,
  demoEmail,
  demoLogins,
} from '../../apps/server/src/commands/seed-demo/demo-login.ts';
import { arrangeCrews, createLink } from './crew-content.mjs';
import { enter, makeForm, readJson } from './session.mjs';
import { findTogether } from './together-content.mjs';

/** @typedef {Awaited<ReturnType<typeof arrangeContent>>} Content */
/** @typedef {import('./session.mjs').Session} Session */

const longest = {
  nickname: '환한달빛아래걷기',
  aboutMe: longText('주말마다 낯선 동네를 천천히 걸으며 오래된 가게와 작은 책방을 찾아다녀요. '),
  clubName: '퇴근하고한강에서천천히달리는수요일저녁의긴이름모임'.slice(0, 24),
  clubInfo: longText('처음 온 사람도 편하게 이야기할 수 있도록 자리를 준비해 두었어요.\n'),
  joinQuestion: '이모임에서가장기대하는것을한가지만자세히적어줄래요'.slice(0, 24),
  location: '서울특별시 영등포구 여의대방로 지하 999-9999 (여의도동, 아주아주긴이름의복합문화센터)',
  joinAnswer: longText('저는 이런 자리가 정말 오랜만이라 설레요. 꼭 함께하고 싶어요. '),
};

/** @param {string} sentence */
function longText(sentence) {
  return [...sentence.repeat(128)].slice(0, 128).join('').trim().padEnd(128, '요');
}

export async function arrangeContent(/** @type {string} */ address) {
  const member = await enter(address, demoLogins[1]?.email ?? '');
  const demoHost = await enter(address, demoLogins[0]?.email ?? '');
  const host = await signUp(address, 'longest@azit.example', longest.nickname, longest.aboutMe);
  const fresh = await signUp(address, 'fresh@azit.example', '새내기', '방금 왔어요.');
  const clubId = await openClub(host);
  const people = await Promise.all(demoMembers.map((_, index) => enter(address, demoEmail(index))));
  const guests = people.filter(({ id }) => id !== member.id);
  const queue = guests.splice(-2);
  for (const guest of guests) await applyFor(guest, clubId, host);
  // The host and 19 guests fill all twenty seats; the other guests stay waiting.
  for (const { id } of guests.slice(0, 19)) {
    await host.call('PATCH', `/clubs/${clubId}/signups/${id}`, { status: 'CLUB_JOINED' });
  }
  const other = people[2] ?? member;
  const together = await findTogether({ member, demoHost, fresh, people });
  const pastClubId = await pastClub(member);
  const seats = await fillQueue(host, clubId, queue, guests[0]);
  const crews = await arrangeCrews({ demoHost, host, other, fresh });
  const linkClub = await openLinkClub(host);
  const who = { member, host, other, fresh, demoHost };
  return { ...who, clubId, pastClubId, ...seats, ...together, ...crews, ...linkClub };
}

/**
 * @param {Session} guest
 * @param {number} clubId
 * @param {Session} host
 * @param {boolean} [waitlist]
 */
async function applyFor(guest, clubId, host, waitlist) {
  const application = { memberId: guest.id, joinAnswer: longest.joinAnswer, waitlist };
  await guest.call('POST', `/clubs/${clubId}/signups`, application);
  await guest.call('POST', `/members/${host.id}/follow`);
  if (guest.id % 2 === 0) await host.call('POST', `/members/${guest.id}/follow`);
}

/**
 * Puts two guests into the queue and frees a seat, which is offered to the first of them.
 * @param {Session} host
 * @param {number} clubId
 * @param {Session[]} queue
 * @param {Session | undefined} leaving
 */
async function fillQueue(host, clubId, queue, leaving) {
  const [offered, queued] = queue;
  if (!offered || !queued || !leaving) throw new Error('the demo lacks members');
  for (const guest of queue) {
    await applyFor(guest, clubId, host, true);
    const path = `/clubs/${clubId}/signups/${guest.id}/preapproval`;
    await host.call('PUT', path, { approved: true });
  }
  await leaving.call('DELETE', `/clubs/${clubId}/signups/${leaving.id}`);
  return { offered, queued };
}

/** @param {Session} host */
async function openLinkClub(host) {
  const linkClubId = await openClub(host, { visibility: 'BY_LINK' });
  return { linkClubId, clubLink: await createLink(host, `/clubs/${linkClubId}`) };
}

/**
 * @param {Session} host
 * @param {object} [more]
 */
async function openClub(host, more = {}) {
  const banner = await picture(1500, 500, '#3f6ea5');
  const { clubName, clubInfo, joinQuestion, location } = longest;
  const limits = { genderRestriction: 'ALL', birthYearMin: null, birthYearMax: null };
  const when = { meetingDate: inDays(6), meetingTime: '23:30' };
  const where = { isOnline: 'offline', location, categorySmallId: 21, joinMethod: 'APPROVAL' };
  const words = { clubName, clubInfo, joinQuestion, fee: 1000000, memberLimit: 20 };
  const form = makeForm(banner, { ...words, ...limits, ...when, ...where, ...more });
  const { data } = await host.call('POST', '/clubs', form);
  return Number(data.clubId);
}

/**
 * @param {string} address
 * @param {string} email
 * @param {string} nickname
 * @param {string} aboutMe
 */
async function signUp(address, email, nickname, aboutMe) {
  const interests =
    nickname === longest.nickname ? [1, 2, 3, 6, 11, 16, 21, 22, 26, 31, 33, 35] : [5];
  const form = makeForm(await picture(400, 400, '#c9b6e4'), {
    nickname,
    email,
    password: DEMO_PASSWORD,
    passwordCheck: DEMO_PASSWORD,
    gender: 'FEMALE',
    birthYear: '1994',
    aboutMe,
    categorySmallId: interests,
  });
  await readJson(await fetch(`${address}/api/members`, { method: 'POST', body: form }));
  return enter(address, email);
}

/** @param {Session} member */
async function pastClub(member) {
  const past = await member.call('GET', `/members/${member.id}/clubs/2`);
  return Number(past.find(isUnreviewed)?.clubInfoResponse.clubId ?? 1);
}

/** @param {{ isReviewed: boolean }} activity */
function isUnreviewed({ isReviewed }) {
  return !isReviewed;
}

/**
 * @param {number} width
 * @param {number} height
 * @param {string} background
 */
function picture(width, height, background) {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Returns the date in Seoul after this number of days. @param {number} days */
function inDays(days) {
  return new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10);
}
