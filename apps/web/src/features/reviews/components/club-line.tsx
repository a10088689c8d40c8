import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { ClubThumb } from '#web/domain/club-thumb.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import styles from './review-form.module.css';

export function ClubLine({ club }: { club: ClubDetail | undefined }) {
  return (
    <div className={styles.club}>
      <div className={styles.thumb}>
        {club ? <ClubThumb club={club} /> : <Skeleton height="5.6rem" />}
      </div>
      <div className="grow">
        {club ? (
          <>
            <p className="text-card-title">{club.clubName}</p>
            <p className="text-caption">
              <TimeText dateTime={`${club.meetingDate}T${club.meetingTime}`}>
                {formatDetailTime(club, new Date())}
              </TimeText>
            </p>
          </>
        ) : (
          <Skeleton shape="line" width="14rem" />
        )}
      </div>
    </div>
  );
}
