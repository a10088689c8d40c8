import { formatDetailTime } from '@azit/rules/meeting-time';
import { useQuery } from '@tanstack/react-query';
import { ClubThumb } from '#web/domain/club-thumb.tsx';
import { invitationQueries } from '#web/queries/invitation-queries.ts';
import { readInviteKey } from '#web/session/invite-key.ts';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import styles from './invited-club-strip.module.css';

/** Reminds a guest during login and sign-up of the club whose invitation they opened. */
export function InvitedClubStrip({ clubId }: { clubId: number }) {
  const { data: club, isError } = useQuery(invitationQueries.get(clubId, readInviteKey(clubId)));
  if (isError) return null;
  if (!club) return <div className={styles.strip} aria-hidden="true" />;
  return (
    <section className={styles.strip} aria-label="함께하려는 아지트">
      <div className={styles.thumb}>
        <ClubThumb club={club} />
      </div>
      <div className="grow">
        <p className={styles.name}>{club.clubName}</p>
        <p className="text-caption">
          <TimeText dateTime={`${club.meetingDate}T${club.meetingTime}`}>
            {formatDetailTime(club, new Date())}
          </TimeText>
        </p>
      </div>
    </section>
  );
}
