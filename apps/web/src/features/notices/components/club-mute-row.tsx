import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { noticeSettingsQueries } from '#web/queries/notice-settings-queries.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { useChangeNoticeSettings } from '../api/use-change-notice-settings.ts';

const title = '이 아지트 알림 받기';

export function ClubMuteRow({ clubId }: { clubId: number }) {
  const { data: settings } = useQuery(noticeSettingsQueries.own());
  const { mutate } = useChangeNoticeSettings();
  const muted = settings?.mutedClubs ?? [];
  const others = muted.filter((one) => one !== clubId);
  return (
    <ListRow
      title={title}
      description="꺼도 알림 목록에는 남아요."
      leading={<Bell aria-hidden />}
      trailing={
        <Switch
          aria-label={title}
          checked={settings !== undefined && !muted.includes(clubId)}
          disabled={settings === undefined}
          onChange={(event) =>
            mutate({ mutedClubs: event.target.checked ? others : [...others, clubId] })
          }
        />
      }
    />
  );
}
