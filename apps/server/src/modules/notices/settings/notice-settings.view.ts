import { type NoticeKind, noticeKinds } from '@azit/contract/notices/notice-kind';
import type { NoticeSettings } from '@azit/contract/notices/notice-settings.schema';
import { type ChannelRule, noticeRules } from '@azit/rules/notices/notice-rule';

type Channels = { push: boolean; mail: boolean };
type StoredSettings = { kinds: string; quiet_hours: boolean; hide_content: boolean };
type MutedClub = { club_id: number; club_name: string };

const NOTHING_CHOSEN: StoredSettings = { kinds: '{}', quiet_hours: true, hide_content: false };

export function toNoticeSettings(
  stored: StoredSettings = NOTHING_CHOSEN,
  muted: readonly MutedClub[],
): NoticeSettings {
  const chosen = JSON.parse(stored.kinds) as Partial<Record<NoticeKind, Partial<Channels>>>;
  const toChannels = (kind: NoticeKind): Channels => ({
    push: isOn(noticeRules[kind].push, chosen[kind]?.push),
    mail: isOn(noticeRules[kind].mail, chosen[kind]?.mail),
  });
  const kinds = Object.fromEntries(noticeKinds.map((kind) => [kind, toChannels(kind)]));
  return {
    kinds: kinds as NoticeSettings['kinds'],
    quietHours: stored.quiet_hours,
    hideContent: stored.hide_content,
    mutedClubs: muted.map((club) => club.club_id),
    mutedClubInfo: muted.map((club) => ({ clubId: club.club_id, clubName: club.club_name })),
  };
}

function isOn(rule: ChannelRule, chosen: boolean | undefined): boolean {
  return rule !== 'never' && (chosen ?? rule === 'on');
}
