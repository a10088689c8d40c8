import type { ClubCard as Club } from '@azit/contract/clubs/club.schema';
import { Repeat } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { feeText } from '#web/domain/club-fee.ts';
import { ClubThumb } from '#web/domain/club-thumb.tsx';
import { categoryText } from '#web/domain/copy/category.ts';
import { crewLabel } from '#web/domain/copy/crew-label.ts';
import { temperatureText } from '#web/domain/finding/temperature-text.ts';
import { type CardReason, whyClosed } from '#web/domain/finding/why-closed.ts';
import { CardTime } from '#web/domain/meeting/card-time.tsx';
import { useLiveClub } from '#web/domain/use-live-club.ts';
import { ClubSeats } from '#web/features/club-cards/components/club-seats.tsx';
import { locationText } from '#web/features/club-cards/model/club-facts.ts';
import { cardTag, type TagKind } from '#web/features/club-cards/model/day-tag.ts';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { paths } from '#web/navigation/paths.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { usePaneLink } from '#web/ui/layout/pane.ts';
import styles from './club-card.module.css';

export type ClubCardProps = {
  club: Club;
  emphasise?: (text: string) => ReactNode;
  note?: ReactNode;
  phrase?: string | null | undefined;
  tag?: TagKind;
  whyNot?: ((club: Club) => CardReason | null) | undefined;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>, detailPath: string) => void;
};

const plain = (text: string): ReactNode => text;

export function ClubCard({
  club: listed,
  emphasise = plain,
  note,
  phrase,
  tag: tagKind = 'day',
  whyNot = whyClosed,
  onOpen,
}: ClubCardProps) {
  const club = useLiveClub(listed);
  const tag = cardTag(club, useSeoulToday(), tagKind);
  const reason = whyNot(club);
  const detailPath = paths.clubDetail(club.clubId);
  const paneLink = usePaneLink(detailPath);
  return (
    <article className={styles.card}>
      <div className={styles.thumb}>
        <ClubThumb club={club}>
          {tag && (
            <span className={styles.tag}>
              <Badge tone="dark">{tag}</Badge>
            </span>
          )}
        </ClubThumb>
      </div>
      <div className={styles.text}>
        <p className={styles.category}>
          <span>{emphasise(categoryText(club.categorySmall))}</span>
          {phrase && <span className={styles.phrase}>{phrase}</span>}
        </p>
        <h2 className={styles.title}>
          <Link
            to={detailPath}
            {...paneLink}
            viewTransition
            className={styles.link}
            onClick={(event) => onOpen?.(event, detailPath)}
          >
            {emphasise(club.clubName)}
          </Link>
        </h2>
        {club.crew && (
          <p className={styles.crew}>
            <Repeat />
            <span>{crewLabel(club.crew.name, club.clubName)}</span>
          </p>
        )}
        <p className={styles.when}>
          <CardTime club={club} /> · <span className={styles.fee}>{feeText(club.fee)}</span>
        </p>
        <p className={styles.where}>
          <span className={styles.meta}>{emphasise(locationText(club))}</span>
          <span>
            호스트 <b className={styles.temperature}>{temperatureText(club.host.reputation)}</b>
          </span>
        </p>
        {note}
        <ClubSeats club={club} reason={reason} />
      </div>
    </article>
  );
}
