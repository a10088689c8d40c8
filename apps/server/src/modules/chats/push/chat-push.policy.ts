import { noticeRules } from '@azit/rules/notices/notice-rule';
import { quietUntil } from '@azit/rules/notices/quiet-hours';
import { deliverUntil, isMeetingNear } from '#server/modules/notices/deliveries/deliver-until.ts';
import type { ChatPushRow } from './chat-push.repository.ts';

export type ChatPushDecision =
  | { act: 'send'; writtenAt: Date }
  | { act: 'postpone'; until: Date }
  | { act: 'drop' };

export function decideChatPush(row: ChatPushRow, now: Date): ChatPushDecision {
  const isOn = row.choice ?? noticeRules.CHAT.push === 'on';
  const mayNotify = row.is_present && row.status === 'ACTIVE' && isOn && !row.is_muted;
  if (!mayNotify || row.created_at === null || chatPushUntil(row.created_at) <= now) {
    return { act: 'drop' };
  }
  const isNear = row.starts_at !== null && isMeetingNear(row.starts_at, now);
  const morning = row.has_quiet_hours && !isNear ? quietUntil(now) : undefined;
  if (morning !== undefined) return { act: 'postpone', until: morning };
  return { act: 'send', writtenAt: row.created_at };
}

export function chatPushUntil(writtenAt: Date): Date {
  return deliverUntil({ kind: 'CHAT', createdAt: writtenAt, club: null });
}
