import type { NoticeSettings } from '@azit/contract/notices/notice-settings.schema';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { useChangeNoticeSettings } from '../api/use-change-notice-settings.ts';
import styles from './muted-clubs.module.css';

const title = '알림 끈 아지트';

export function MutedClubs({ settings }: { settings: NoticeSettings }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate } = useChangeNoticeSettings();
  const { mutedClubs, mutedClubInfo } = settings;
  const unmute = (clubId: number) =>
    mutate({ mutedClubs: mutedClubs.filter((muted) => muted !== clubId) });
  return (
    <>
      <ListRow
        leading={<BellOff />}
        title={title}
        description={`${mutedClubs.length}곳`}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        {mutedClubInfo.length === 0 && <p>알림 끈 아지트가 없어요.</p>}
        <ul className={styles.clubs}>
          {mutedClubInfo.map(({ clubId, clubName }) => (
            <li key={clubId}>
              <ListRow
                title={clubName}
                trailing={
                  <Button variant="weak" size="small" onClick={() => unmute(clubId)}>
                    알림 받기
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
