import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '#server/runtime/keyed-hash.ts';
import { Refusal } from '#server/runtime/refusal.ts';

/** `startsAt` binds the link to one meeting time and `noticeId` binds it to one mail. */
export type AnswerLinkParts = {
  clubId: number;
  memberId: number;
  noticeId: number;
  startsAt: Date;
};

/**
 * The token contains no dots: the web server takes a URL with a dot for a file instead of a page.
 */
const TOKEN =
  /^(?<club>\d{1,10})~(?<member>\d{1,10})~(?<notice>\d{1,15})~(?<seconds>\d{1,11})~(?<signature>[\w-]{43})$/;

export function answerToken(keyedHash: KeyedHash, link: AnswerLinkParts): string {
  return `${toText(link)}~${sign(keyedHash, link).toString('base64url')}`;
}

export function requireAnswerLink(keyedHash: KeyedHash, token: string): AnswerLinkParts {
  const link = readAnswerToken(keyedHash, token);
  if (link === undefined) throw invalidAnswerLink();
  return link;
}

export function invalidAnswerLink(): Refusal {
  return new Refusal(404, 'ANSWER_LINK_INVALID', '이 링크로는 답할 수 없어요.');
}

function readAnswerToken(keyedHash: KeyedHash, token: string): AnswerLinkParts | undefined {
  const { club, member, notice, seconds, signature = '' } = TOKEN.exec(token)?.groups ?? {};
  const link = {
    clubId: Number(club),
    memberId: Number(member),
    noticeId: Number(notice),
    startsAt: new Date(Number(seconds) * 1000),
  };
  const given = Buffer.from(signature, 'base64url');
  if (given.length === 0) return undefined;
  const expected = sign(keyedHash, link);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? link : undefined;
}

function toText({ clubId, memberId, noticeId, startsAt }: AnswerLinkParts): string {
  return [clubId, memberId, noticeId, startsAt.getTime() / 1000].join('~');
}

function sign(keyedHash: KeyedHash, link: AnswerLinkParts): Buffer {
  return keyedHash(`answer link ${toText(link)}`);
}
