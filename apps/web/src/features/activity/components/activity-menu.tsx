import { Ellipsis, EyeOff } from 'lucide-react';
import { errorMessage } from '#web/api/error.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { toast } from '#web/notify/notify.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SwitchRow } from '#web/ui/layout/switch-row.tsx';
import { useHideActivity } from '../api/use-hide-activity.ts';
import type { ActivityCard } from '../model/activity-cards.ts';
import styles from './activity-card.module.css';

type ActivityMenuProps = { memberId: number; card: ActivityCard };

export function ActivityMenu({ memberId, card }: ActivityMenuProps) {
  const { isOpen, open, close } = useNamedLayer(`activity/${card.clubMemberId}`);
  const hide = useHideActivity(memberId);
  const { clubMemberId, isHidden, clubInfoResponse } = card;

  function toggle() {
    if (hide.isPending) return;
    const onError = (error: Error) => toast(errorMessage(error));
    hide.mutate({ clubMemberId, isHidden: !isHidden }, { onError });
  }

  return (
    <>
      <IconButton
        label={`${clubInfoResponse.clubName} 메뉴`}
        icon={<Ellipsis />}
        className={styles.menu}
        onClick={open}
      />
      <Dialog open={isOpen} size="sheet" title={clubInfoResponse.clubName} onClose={close}>
        <SwitchRow
          leading={<EyeOff />}
          title="나만 보기"
          description="다른 사람이 보는 내 활동에서 빠져요"
          checked={isHidden}
          onChange={toggle}
        />
      </Dialog>
    </>
  );
}
