import { Eye, EyeOff } from 'lucide-react';
import { errorMessage } from '#web/api/error.ts';
import { toast } from '#web/notify/notify.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useHideActivity } from '../api/use-hide-activity.ts';
import type { ActivityCard } from '../model/activity-cards.ts';
import styles from './activity-card.module.css';

type HideButtonProps = { memberId: number; card: ActivityCard };

export function HideButton({ memberId, card }: HideButtonProps) {
  const hide = useHideActivity(memberId);
  const { clubMemberId, isHidden, clubInfoResponse } = card;

  function toggle() {
    if (hide.isPending) return;
    hide.mutate(
      { clubMemberId, isHidden: !isHidden },
      {
        onSuccess: ({ data }) =>
          toast(data.isHidden ? '프로필에서 숨겼어요' : '프로필에 다시 보여요'),
        onError: (error) => toast(errorMessage(error)),
      },
    );
  }

  return (
    <IconButton
      label={`${clubInfoResponse.clubName} ${isHidden ? '다시 보이기' : '숨기기'}`}
      icon={isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      className={styles.hide}
      onClick={toggle}
    />
  );
}
