import type { WaitingApplications } from '@azit/contract/clubs/application.schema';
import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { Inbox, Pencil } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { imageAddress } from '#web/domain/image-address.ts';
import { useHomeStrips } from '#web/features/feed/model/use-home-strips.ts';
import { paths } from '#web/navigation/paths.ts';
import { AvatarStack } from '#web/ui/media/avatar-stack.tsx';
import styles from './strip.module.css';
import { Strip } from './strip.tsx';

type FinishedClub = ClubParticipation['clubInfoResponse'];

export type HomeStripsProps = {
  memberId: number;
  renderThumb: (club: FinishedClub) => ReactNode;
  onLines: (lines: number) => void;
};

const applicantsShown = 3;

/**
 * Strips known only from the last visit reserve their space, so that nothing shifts when they load.
 */
export function HomeStrips({ memberId, renderThumb, onLines }: HomeStripsProps) {
  const { waiting, reviews, lines } = useHomeStrips(memberId);
  // Runs before paint: otherwise the banner would briefly push the strips down.
  useLayoutEffect(() => {
    if (lines !== undefined) onLines(lines);
  }, [lines, onLines]);
  if (!lines) return null;
  const filled = [waiting.shown, reviews.shown].filter(Boolean).length;
  return (
    <div className={styles.strips}>
      {waiting.shown && <WaitingStrip waiting={waiting.shown} onPutAway={waiting.putAway} />}
      {reviews.shown && (
        <ReviewStrip
          clubs={reviews.shown.clubs}
          renderThumb={renderThumb}
          onPutAway={reviews.putAway}
        />
      )}
      {lines > filled && <div className={styles.strip} />}
      {lines > filled + 1 && <div className={styles.strip} />}
    </div>
  );
}

type WaitingStripProps = { waiting: WaitingApplications; onPutAway: () => void };

function WaitingStrip({ waiting: { count, clubs }, onPutAway }: WaitingStripProps) {
  const people = clubs
    .flatMap(({ applicants }) => applicants)
    .slice(0, applicantsShown)
    .map(({ memberId, fileInfo }) => ({ id: memberId, src: imageAddress(fileInfo) }));
  return (
    <Strip
      to={paths.clubMembers(clubs[0]?.clubId ?? 0)}
      icon={<Inbox aria-hidden />}
      label="기다리는 신청"
      count={`${count}건`}
      about={clubs.map(({ clubName }) => clubName).join(', ')}
      onPutAway={onPutAway}
    >
      <AvatarStack people={people} size={2.4} />
    </Strip>
  );
}

type ReviewStripProps = Pick<HomeStripsProps, 'renderThumb'> & {
  clubs: readonly FinishedClub[];
  onPutAway: () => void;
};

function ReviewStrip({ clubs, renderThumb, onPutAway }: ReviewStripProps) {
  return (
    <Strip
      to={paths.reviewCreate(clubs[0]?.clubId ?? 0)}
      icon={<Pencil aria-hidden />}
      label="후기를 기다리는 아지트"
      count={`${clubs.length}곳`}
      about={clubs.map(({ clubName }) => clubName).join(', ')}
      onPutAway={onPutAway}
    >
      {clubs.map((club) => (
        <span key={club.clubId} className={styles.thumb}>
          {renderThumb(club)}
        </span>
      ))}
    </Strip>
  );
}
