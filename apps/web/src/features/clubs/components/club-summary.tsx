import type { Invitation } from '@azit/contract/clubs/invitation.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { ClubThumb } from '#web/domain/club-thumb.tsx';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import styles from './club-summary.module.css';

export function ClubSummary({ club }: { club: Invitation }) {
  return (
    <div className={styles.summary}>
      <div className={styles.thumb}>
        <ClubThumb club={club} />
      </div>
      <div className={styles.text}>
        <p className="text-card-title">{club.clubName}</p>
        <p className={styles.when}>
          <TimeText dateTime={`${club.meetingDate}T${club.meetingTime}`}>
            {formatDetailTime(club, new Date())}
          </TimeText>
        </p>
      </div>
    </div>
  );
}
