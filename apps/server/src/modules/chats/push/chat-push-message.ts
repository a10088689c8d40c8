import { WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';
import { roomLink } from '@azit/rules/notices/notice-link';
import { cutBody, type PushMessage } from '#server/modules/notices/push/push-message.ts';
import type { ChatPushRow } from './chat-push.repository.ts';

type UnreadRoom = { roomId: number; row: ChatPushRow; unread: number; ttlSeconds: number };

export function toChatPush({ roomId, row, unread, ttlSeconds }: UnreadRoom): PushMessage {
  const nickname = row.nickname ?? WITHDRAWN_NICKNAME;
  const line = row.kind === 'IMAGE' ? '사진을 보냈어요' : (row.body ?? '');
  const payload = {
    title: row.club_name ?? nickname,
    body: cutBody(row.club_name === null ? line : `${nickname}: ${line}`),
    link: roomLink(roomId),
    tag: `chat-${roomId}`,
    unread,
  };
  const message: PushMessage = { payload, ttlSeconds, urgency: 'high' };
  return row.hides_content ? withoutContent(message) : message;
}

export function withoutContent({ payload, ...rest }: PushMessage): PushMessage {
  return { ...rest, payload: { ...payload, title: '새 메시지가 있어요', body: '' } };
}
