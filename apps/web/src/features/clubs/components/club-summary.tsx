import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { cardImageName } from '@azit/contract/images/image.rule';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { categoryLook } from '#web/lib/category-look.ts';
import { imageAddress } from '#web/lib/image-address.ts';
import { CoverImage } from '#web/ui/cover-image.tsx';
import { TimeText } from '#web/ui/time-text.tsx';
import styles from './club-summary.module.css';

/** Which club a page speaks of, in one row. */
export function ClubSummary({ club }: { club: ClubDetail }) {
  const { bannerImage, categorySmall } = club;
  const look = categoryLook(categorySmall.categoryLargeId);
  const thumb = bannerImage && { ...bannerImage, fileName: cardImageName(bannerImage.fileName) };
  return (
    <div className={styles.summary}>
      <div className={styles.thumb}>
        <CoverImage
          src={imageAddress(thumb)}
          rounded
          tint={look.tint}
          fallbackIcon={<look.icon aria-hidden />}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>{club.clubName}</p>
        <p className={styles.when}>
          <TimeText dateTime={`${club.meetingDate}T${club.meetingTime}`}>
            {formatDetailTime(club)}
          </TimeText>
        </p>
      </div>
    </div>
  );
}
