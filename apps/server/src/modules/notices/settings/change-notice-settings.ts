import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import type {
  NoticeSettings,
  NoticeSettingsChange,
} from '@azit/contract/notices/notice-settings.schema';
import { listRowKinds, noticeRules } from '@azit/rules/notices/notice-rule';
import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { invalidField, loginRequired, Refusal } from '#server/runtime/refusal.ts';
import { readNoticeSettings } from './get-notice-settings.ts';
import {
  deleteOtherMutedClubs,
  insertMutedClubs,
  mergeNoticeSettings,
  selectMutedClubs,
} from './notice-settings.repository.ts';

type ChosenKinds = NonNullable<NoticeSettingsChange['kinds']>;

const CHANNEL_WORDS = { push: '푸시', mail: '메일' } as const;

export async function changeNoticeSettings(
  context: Context,
  viewer: Viewer,
  { kinds = {}, quietHours, hideContent, mutedClubs }: NoticeSettingsChange,
): Promise<NoticeSettings> {
  requireSwitches(kinds);
  return inTransaction(context, async (tx) => {
    const merged = await execute(tx, mergeNoticeSettings, {
      member_id: viewer.memberId,
      kinds: JSON.stringify(kinds),
      quiet_hours: quietHours ?? null,
      hide_content: hideContent ?? null,
    });
    if (merged === 0) throw loginRequired();
    if (mutedClubs !== undefined) await replaceMutedClubs(tx, viewer, mutedClubs);
    return readNoticeSettings(tx, viewer, context.clock.now());
  });
}

function requireSwitches(kinds: ChosenKinds): void {
  for (const [kind, channels] of Object.entries(kinds) as [NoticeKind, ChosenKinds[NoticeKind]][])
    for (const channel of ['push', 'mail'] as const)
      if (channels?.[channel] === true && noticeRules[kind][channel] === 'never') {
        const message = `이 알림(${kind})은 ${CHANNEL_WORDS[channel]}로 받을 수 없어요.`;
        throw invalidField(`kinds.${kind}.${channel}`, message);
      }
}

async function replaceMutedClubs(tx: Transaction, { memberId }: Viewer, clubIds: number[]) {
  const list = { member_id: memberId, club_ids: clubIds };
  await execute(tx, deleteOtherMutedClubs, list);
  await execute(tx, insertMutedClubs, list);
  const muted = await findMany(tx, selectMutedClubs, { member_id: memberId });
  if (muted.length < new Set(clubIds).size)
    throw new Refusal(404, 'CLUB_NOT_FOUND', '없는 아지트가 들어 있어요.');
}

export async function switchMailOff(
  { database }: Pick<Context, 'database'>,
  memberId: number,
  kind: NoticeKind,
): Promise<void> {
  const ended = listRowKinds(noticeRules[kind].row).map((one) => [one, { mail: false }]);
  await execute(database, mergeNoticeSettings, {
    member_id: memberId,
    kinds: JSON.stringify(Object.fromEntries(ended)),
    quiet_hours: null,
    hide_content: null,
  });
}
