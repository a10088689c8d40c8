import { call, pick } from '../../client/call.ts';
import { clubPlan, nextWeek } from '../../client/club-plan.ts';
import { httpGet } from '../../client/load.ts';
import { form, type Member, signUp } from '../../client/member.ts';
import { requireThat } from '../../processes/require-that.ts';
import { until } from '../../processes/until.ts';

export type ReadRequests = {
  cached: Buffer[];
  uncached: Buffer[];
};

const CLUBS = 30;
/**
 * On a busy machine the server may exceed its time limit for images and refuse an upload, so
 * uploads are repeated for at most this long.
 */
const PREPARE_LIMIT_MS = 60_000;

export async function prepareReads(url: string): Promise<ReadRequests> {
  let member: Member | undefined;
  await until('a sign-up', PREPARE_LIMIT_MS, async () => {
    member = await signUp(url).catch(() => undefined);
    return member !== undefined;
  });
  const { memberId = 0, token = '' } = member ?? {};
  for (let made = 0; made < CLUBS; made += 1)
    await until('a club', PREPARE_LIMIT_MS, async () => {
      const body = form(clubPlan(`읽을 모임 ${made}`));
      const reply = await call(url, { method: 'POST', path: '/api/clubs', token, body });
      return pick(reply.body, 'data', 'clubId') !== undefined;
    });
  const profile = `/api/members/${memberId}`;
  const { headers } = await call(url, { method: 'GET', path: profile, token });
  // Send the consistency cookie as a browser does; otherwise every read would go to the primary.
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''));
  requireThat(cookies.length > 0, 'no reply has a consistency cookie');
  const own = [
    profile,
    '/api/clubs/category?cl=2&page=1&size=5&joinable=1',
    '/api/clubs/search?keyword=모임&page=1',
  ];
  const lists = [1, 2, 3].flatMap((page) => [
    `/api/clubs/category?cl=2&page=${page}&size=5`,
    `/api/clubs/date?date=${nextWeek()}&page=${page}&size=5`,
  ]);
  return {
    cached: lists.map((path) => httpGet(path)),
    uncached: own.map((path) => httpGet(path, token, cookies.join('; '))),
  };
}
