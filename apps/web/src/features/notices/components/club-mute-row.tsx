import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { noticeSettingsQueries } from '#web/queries/notice-settings-queries.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { SwitchRow } from '#web/ui/layout/switch-row.tsx';
import { useChangeNoticeSettings } from '../api/use-change-notice-settings.ts';

const row = { title: '이 아지트 알림 받기', leading: <Bell /> };

export function ClubMuteRow({ clubId }: { clubId: number }) {
  const { data: settings, isError, refetch } = useQuery(noticeSettingsQueries.own());
  const { mutate } = useChangeNoticeSettings();
  if (!settings && isError) {
    const description = '불러오지 못했어요. 눌러서 다시 시도해 주세요.';
    return <ListRow {...row} description={description} onClick={() => void refetch()} />;
  }
  const muted = settings?.mutedClubs ?? [];
  const others = muted.filter((one) => one !== clubId);
  return (
    <SwitchRow
      {...row}
      description="꺼도 알림 목록에는 남아요."
      checked={settings && !muted.includes(clubId)}
      onChange={(isOn) => mutate({ mutedClubs: isOn ? others : [...others, clubId] })}
    />
  );
}
