import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { Link } from 'react-router';
import { ClubThumb } from '#web/domain/club-thumb.tsx';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { CardTime } from '#web/domain/meeting/card-time.tsx';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { useLiveClub } from '#web/domain/use-live-club.ts';
import { paths } from '#web/navigation/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { endedDay, endedLabel, mayReapply } from '../model/ended-application.ts';
import styles from './ended-application.module.css';

export function EndedApplication({ line }: { line: ClubParticipation }) {
  const club = useLiveClub(line.clubInfoResponse);
  return (
    <article className={styles.line}>
      <div className={styles.club}>
        <div className={styles.thumb}>
          <ClubThumb club={club} />
        </div>
        <div className={styles.text}>
          <Badge tone="ended">{endedLabel(line)}</Badge>
          <h3 className={styles.title}>
            <Link to={paths.clubDetail(club.clubId)} className={styles.link} viewTransition>
              {club.clubName}
            </Link>
          </h3>
          <p className="text-caption">
            <CardTime club={club} />
          </p>
        </div>
      </div>
      <HostReason line={{ ...line, clubInfoResponse: club }} />
    </article>
  );
}

function HostReason({ line }: { line: ClubParticipation }) {
  const { host, clubId, clubName, categorySmall } = line.clubInfoResponse;
  const now = new Date();
  const day = endedDay(line, now);
  const hasWords = Boolean(line.reasonText);
  return (
    <div className={styles.answer}>
      {hasWords && <MemberAvatar member={host} size={3.6} />}
      <div className="grow">
        {line.reasonText && (
          <p className={styles.bubble}>
            <Sentences text={line.reasonText} />
          </p>
        )}
        <p className={styles.footer}>
          <span className="text-caption">{joinFacts(hasWords && `${host.nickname}님`, day)}</span>
          {mayReapply(line, now) ? (
            <ButtonLink
              to={paths.clubJoin(clubId)}
              variant="tonal"
              size="small"
              aria-label={`${clubName} ${meetingMessages.applyAgain}`}
            >
              {meetingMessages.applyAgain}
            </ButtonLink>
          ) : (
            <Link
              to={paths.categoryClubs(categorySmall.categoryLargeId)}
              className={styles.similar}
              aria-label={`${clubName}, ${meetingMessages.similar}`}
            >
              {meetingMessages.similar}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}
