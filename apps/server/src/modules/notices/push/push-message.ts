import { createHash } from 'node:crypto';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { appPaths } from '@azit/rules/app-path';
import { type NoticeRow, noticeRules } from '@azit/rules/notices/notice-rule';

export type Urgency = 'low' | 'normal' | 'high';

/** What the service worker of a device is given. */
export type PushPayload = {
  /** Of what is also a line of the inbox. */
  noticeId?: number;
  title: string;
  body: string;
  /** The page of the app that a press opens. */
  link: string;
  /** A later one with the same tag replaces it on the device. */
  tag: string;
  unread: number;
};

export type PushMessage = { payload: PushPayload; ttlSeconds: number; urgency: Urgency };

type Told = {
  noticeId: number;
  kind: NoticeKind;
  clubId: number | null;
  text: string;
  detail: string | null;
  club: string | null;
  link: string;
  unread: number;
  ttlSeconds: number;
};

/** Whether a sleeping phone is woken for it. */
const urgencies: Record<NoticeRow, Urgency> = {
  reminder: 'high',
  change: 'high',
  announcement: 'high',
  chat: 'high',
  result: 'normal',
  attendance: 'normal',
  again: 'normal',
  hosting: 'normal',
  account: 'normal',
  review: 'low',
  follower: 'low',
};

const PAYLOAD_BYTES = 3_500;
const BODY_CHARACTERS = 300;

export function toPushMessage(told: Told): PushMessage {
  const body = [told.club, told.detail].filter((line) => line !== null).join(' · ');
  const payload = {
    noticeId: told.noticeId,
    title: told.text,
    body: cutBody(body),
    link: told.link,
    tag: `${told.kind}-${told.clubId ?? 0}`,
    unread: told.unread,
  };
  const urgency = urgencies[noticeRules[told.kind].row];
  return { payload, ttlSeconds: told.ttlSeconds, urgency };
}

export function cutBody(body: string): string {
  return [...body].slice(0, BODY_CHARACTERS).join('');
}

/** Says that there is something new, and not what. */
export function hiddenMessage({ payload, ...rest }: PushMessage): PushMessage {
  const hidden = { title: '새 알림이 있어요', body: '', link: appPaths.notices, tag: 'notice' };
  return { ...rest, payload: { ...payload, ...hidden } };
}

/** Throws for a text that push services would refuse. */
export function payloadText({ payload }: PushMessage): string {
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) > PAYLOAD_BYTES) throw new Error('the payload of a push is too long');
  return text;
}

/** At the push service, a message that waits for its device is replaced by the next of its topic. */
export function toTopic({ payload }: PushMessage): string {
  return createHash('sha256').update(payload.tag).digest('base64url').slice(0, 32);
}
