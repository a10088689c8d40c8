import { createHash } from 'node:crypto';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { appPaths } from '@azit/rules/app-path';
import { type NoticeRow, noticeRules } from '@azit/rules/notices/notice-rule';

export type Urgency = 'low' | 'normal' | 'high';

export type PushPayload = {
  noticeId?: number;
  title: string;
  body: string;
  link: string;
  tag: string;
  unread: number;
};

export type PushMessage = { payload: PushPayload; ttlSeconds: number; urgency: Urgency };

type PushedNotice = {
  noticeId: number;
  kind: NoticeKind;
  /** The id of the club or crew. */
  subjectId: number | null;
  text: string;
  detail: string | null;
  club: string | null;
  link: string;
  unread: number;
  ttlSeconds: number;
};

const urgencies: Record<NoticeRow, Urgency> = {
  reminder: 'high',
  change: 'high',
  seat: 'high',
  announcement: 'high',
  chat: 'high',
  result: 'normal',
  attendance: 'normal',
  again: 'normal',
  hosting: 'normal',
  account: 'normal',
  crewDate: 'normal',
  crew: 'normal',
  review: 'low',
  follower: 'low',
};

const PAYLOAD_BYTES = 3_500;
const BODY_CHARACTERS = 300;

export function toPushMessage(notice: PushedNotice): PushMessage {
  const body = [notice.club, notice.detail].filter((line) => line !== null).join(' · ');
  const payload = {
    noticeId: notice.noticeId,
    title: notice.text,
    body: cutBody(body),
    link: notice.link,
    tag: `${notice.kind}-${notice.subjectId ?? 0}`,
    unread: notice.unread,
  };
  const urgency = urgencies[noticeRules[notice.kind].row];
  return { payload, ttlSeconds: notice.ttlSeconds, urgency };
}

export function cutBody(body: string): string {
  return [...body].slice(0, BODY_CHARACTERS).join('');
}

export function hiddenMessage({ payload, ...rest }: PushMessage): PushMessage {
  const hidden = { title: '새 알림이 있어요', body: '', link: appPaths.notices, tag: 'notice' };
  return { ...rest, payload: { ...payload, ...hidden } };
}

export function payloadText({ payload }: PushMessage): string {
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) > PAYLOAD_BYTES) throw new Error('the payload of a push is too long');
  return text;
}

/**
 * The topic of a push: for an offline device, a newer push of the same topic replaces the waiting
 * one.
 */
export function toTopic({ payload }: PushMessage): string {
  return createHash('sha256').update(payload.tag).digest('base64url').slice(0, 32);
}
