import { type NoticeKind, noticeKinds } from '@azit/contract/notices/notice-kind';
import { appPaths } from '@azit/rules/app-path';
import type { Context } from '#server/context.ts';
import { mailAddress, publicUrl } from '#server/runtime/app-address.ts';
import { isSameToken, type KeyedHash } from '#server/runtime/keyed-hash.ts';
import { Refusal } from '#server/runtime/refusal.ts';

export type MailReader = { memberId: number; kind: NoticeKind };

const TOKEN = /^(?<member>\d{1,10})\.(?<kind>[A-Z_]+)\.[\w-]{43}$/;

/** The token works without a login and never expires, because it can only end mails of one kind. */
export function unsubscribeToken(keyedHash: KeyedHash, { memberId, kind }: MailReader): string {
  const signature = keyedHash(`mail unsubscription ${memberId} ${kind}`);
  return `${memberId}.${kind}.${signature.toString('base64url')}`;
}

export function requireMailReader(
  { keyedHash }: Pick<Context, 'keyedHash'>,
  token: string,
): MailReader {
  const reader = readUnsubscribeToken(keyedHash, token);
  if (reader !== undefined) return reader;
  throw new Refusal(
    404,
    'UNSUBSCRIBE_LINK_INVALID',
    '이 링크로는 메일을 끌 수 없어요. 알림 설정에서 꺼 주세요.',
  );
}

function readUnsubscribeToken(keyedHash: KeyedHash, token: string): MailReader | undefined {
  const { member, kind: name } = TOKEN.exec(token)?.groups ?? {};
  const kind = noticeKinds.find((known) => known === name);
  if (kind === undefined) return undefined;
  const reader = { memberId: Number(member), kind };
  return isSameToken(token, unsubscribeToken(keyedHash, reader)) ? reader : undefined;
}

/** Mail clients send one request to `oneClick`; a person opens `page` and confirms there. */
export function unsubscribeAddresses(
  { config, keyedHash }: Pick<Context, 'config' | 'keyedHash'>,
  reader: MailReader,
): { oneClick: string; page: string } {
  const token = unsubscribeToken(keyedHash, reader);
  return {
    oneClick: `${publicUrl(config)}/api/mail-unsubscriptions/${token}`,
    page: mailAddress(config, appPaths.unsubscribe, { token, kind: reader.kind }),
  };
}
