import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { roomLink } from '@azit/rules/notices/notice-link';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { attemptPush } from '#server/modules/notices/push/attempt-push.ts';
import { cutBody, type PushMessage } from '#server/modules/notices/push/push-message.ts';
import type { PushOutcome } from '#server/modules/notices/push/push-outcome.ts';
import { deleteDevice } from '#server/modules/notices/push/push-subscription.repository.ts';
import type { Device, PushTransport } from '#server/modules/notices/push/push-transport.ts';
import { chatPushUntil } from './chat-push.policy.ts';
import type { ChatPushRow } from './chat-push.repository.ts';
import { countBadge } from './count-badge.ts';

export type ChatPushClaim = { room_id: number; member_id: number; lease_end: Date };

type DuePush = { claim: ChatPushClaim; row: ChatPushRow; writtenAt: Date };

const MAX_DELAY_MS = 4 * 60 * 60_000;

export async function pushToDevices(
  context: Context,
  pushes: PushTransport,
  { claim, row, writtenAt }: DuePush,
  signal: AbortSignal,
): Promise<Date | undefined> {
  const now = context.clock.now();
  const ttlSeconds = Math.ceil((chatPushUntil(writtenAt).getTime() - now.getTime()) / 1000);
  const unread = await countBadge(context, claim.member_id);
  const message = toChatPush({ roomId: claim.room_id, row, unread, ttlSeconds });
  const devices = JSON.parse(row.devices) as Omit<Device, 'memberId'>[];
  const outcomes = await Promise.all(
    devices.map((device) =>
      pushTo(context, pushes, { memberId: claim.member_id, ...device }, message, signal),
    ),
  );
  // One device has notified the member, so do not retry the others: a retry would notify this
  // device again, and remembering the failed devices would need a row per device and room.
  if (outcomes.includes('sent')) return undefined;
  const retries = outcomes.filter((outcome) => typeof outcome === 'object');
  // Wait for as long as the message is old, so that the delay doubles with every attempt.
  const waited = Math.min(now.getTime() - writtenAt.getTime(), MAX_DELAY_MS);
  const times = retries.map(({ retryAt }) => Math.max(retryAt.getTime(), now.getTime() + waited));
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

async function pushTo(
  context: Context,
  pushes: PushTransport,
  device: Device,
  message: PushMessage,
  signal: AbortSignal,
): Promise<PushOutcome> {
  const before = { attempts: 0, firstAttemptAt: null };
  const push = { device, message, shorter: withoutContent(message), before };
  const { outcome, reason } = await attemptPush(context, pushes, push, signal);
  if (outcome === 'device gone')
    await execute(context.database, deleteDevice, { endpoint: device.endpoint });
  else if (outcome !== 'sent') context.log.warn({ reason }, 'chat push not sent');
  return outcome;
}

type UnreadRoom = { roomId: number; row: ChatPushRow; unread: number; ttlSeconds: number };

function toChatPush({ roomId, row, unread, ttlSeconds }: UnreadRoom): PushMessage {
  const nickname = row.nickname ?? UNKNOWN_NICKNAME;
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

function withoutContent({ payload, ...rest }: PushMessage): PushMessage {
  return { ...rest, payload: { ...payload, title: '새 메시지가 있어요', body: '' } };
}
