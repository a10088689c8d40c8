import { type NoticeKind, noticeKinds } from '@azit/contract/notices/notice-kind';
import type { NoticeSettings } from '@azit/contract/notices/notice-settings.schema';
import { isChannelOn, noticeRules } from '@azit/rules/notices/notice-rule';
import { seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import {
  selectMailFacts,
  selectMutedClubs,
  selectNoticeSettings,
} from './notice-settings.repository.ts';

export function getNoticeSettings(context: Context, viewer: Viewer): Promise<NoticeSettings> {
  return readNoticeSettings(context.database, viewer, context.clock.now());
}

export async function readNoticeSettings(
  db: Queryable,
  { memberId }: Viewer,
  now: Date,
): Promise<NoticeSettings> {
  const own = { member_id: memberId };
  const stored = await findOne(db, selectNoticeSettings, own);
  const facts = await findOne(db, selectMailFacts, { ...own, today: seoulToday(now) });
  return toNoticeSettings(stored, await findMany(db, selectMutedClubs, own), facts);
}

type Channels = { push: boolean; mail: boolean };
type StoredSettings = { kinds: string; quiet_hours: boolean; hide_content: boolean };
type MailFacts = { has_device: boolean; is_host: boolean };
type MutedClub = { club_id: number; club_name: string };

const NOTHING_CHOSEN: StoredSettings = { kinds: '{}', quiet_hours: true, hide_content: false };

function toNoticeSettings(
  stored: StoredSettings = NOTHING_CHOSEN,
  muted: readonly MutedClub[],
  facts: MailFacts = { has_device: false, is_host: false },
): NoticeSettings {
  const chosen = JSON.parse(stored.kinds) as Partial<Record<NoticeKind, Partial<Channels>>>;
  const toChannels = (kind: NoticeKind): Channels => {
    const push = isChannelOn(noticeRules[kind].push, chosen[kind]?.push, false);
    const isPushed = push && facts.has_device;
    return { push, mail: isChannelOn(noticeRules[kind].mail, chosen[kind]?.mail, isPushed) };
  };
  const kinds = Object.fromEntries(noticeKinds.map((kind) => [kind, toChannels(kind)]));
  return {
    kinds: kinds as NoticeSettings['kinds'],
    quietHours: stored.quiet_hours,
    hideContent: stored.hide_content,
    mutedClubs: muted.map((club) => club.club_id),
    mutedClubInfo: muted.map((club) => ({ clubId: club.club_id, clubName: club.club_name })),
    promptsMailChoice:
      facts.has_device && facts.is_host && chosen.APPLICATION_RECEIVED?.mail === undefined,
  };
}
