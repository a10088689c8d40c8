import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { noticeSettingsQueries } from '#web/queries/notice-settings-queries.ts';
import { SwitchRow } from '#web/ui/layout/switch-row.tsx';
import { useChangeNoticeSettings } from '../api/use-change-notice-settings.ts';

export function ClubMuteRow({ clubId }: { clubId: number }) {
  const { data: settings } = useQuery(noticeSettingsQueries.own());
  const { mutate } = useChangeNoticeSettings();
  const muted = settings?.mutedClubs ?? [];
  const others = muted.filter((one) => one !== clubId);
  return (
    <SwitchRow
      title="이 아지트 알림 받기"
      description="꺼도 알림 목록에는 남아요."
      leading={<Bell />}
      checked={settings !== undefined && !muted.includes(clubId)}
      disabled={settings === undefined}
      onChange={(isOn) => mutate({ mutedClubs: isOn ? others : [...others, clubId] })}
    />
  );
}
