import { InvitedClubStrip } from '#web/features/clubs/components/invitation/invited-club-strip.tsx';
import styles from './sign-up-intro.module.css';

export function InvitedIntro({ clubId }: { clubId: number }) {
  return (
    <div className={styles.intro}>
      <InvitedClubStrip clubId={clubId} />
      <p className={styles.title}>함께하는 데 필요한 것만 알려 주세요</p>
      <p className={styles.later}>사진과 소개는 나중에 채워도 돼요.</p>
    </div>
  );
}
