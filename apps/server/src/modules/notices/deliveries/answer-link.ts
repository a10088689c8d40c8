import { isSameToken, type KeyedHash } from '#server/runtime/keyed-hash.ts';
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
  /^(?<club>\d{1,10})~(?<member>\d{1,10})~(?<notice>\d{1,15})~(?<seconds>\d{1,11})~[\w-]{43}$/;

export function answerToken(keyedHash: KeyedHash, link: AnswerLinkParts): string {
  const text = toText(link);
  return `${text}~${keyedHash(`answer link ${text}`).toString('base64url')}`;
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
  const parts = TOKEN.exec(token)?.groups;
  if (parts === undefined) return undefined;
  const link = {
    clubId: Number(parts.club),
    memberId: Number(parts.member),
    noticeId: Number(parts.notice),
    startsAt: new Date(Number(parts.seconds) * 1000),
  };
  return isSameToken(token, answerToken(keyedHash, link)) ? link : undefined;
}

function toText({ clubId, memberId, noticeId, startsAt }: AnswerLinkParts): string {
  return [clubId, memberId, noticeId, startsAt.getTime() / 1000].join('~');
}
