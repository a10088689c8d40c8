import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import type {
  NoticeSettings,
  NoticeSettingsChange,
} from '@azit/contract/notices/notice-settings.schema';

export function withChange(
  settings: NoticeSettings,
  { kinds = {}, mutedClubs, quietHours, hideContent }: NoticeSettingsChange,
): NoticeSettings {
  const changed = { ...settings.kinds };
  for (const [kind, channels] of Object.entries(kinds)) {
    const name = kind as NoticeKind;
    changed[name] = { ...changed[name], ...channels };
  }
  const muted = mutedClubs ?? settings.mutedClubs;
  return {
    kinds: changed,
    quietHours: quietHours ?? settings.quietHours,
    hideContent: hideContent ?? settings.hideContent,
    mutedClubs: muted,
    promptsMailChoice: settings.promptsMailChoice && kinds.APPLICATION_RECEIVED?.mail === undefined,
    mutedClubInfo: settings.mutedClubInfo.filter(({ clubId }) => muted.includes(clubId)),
  };
}
