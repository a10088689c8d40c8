import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { weekendIndex } from '#web/features/feed/model/day-strip.ts';
import { feedTabs, writeFeedPlace } from '#web/features/feed/model/feed-place.ts';
import { discoveryMessages } from '#web/lib/messages/discovery.ts';
import styles from './home-banner.module.css';

/** Leads to what the coming weekend offers. */
export function HomeBanner({ today }: { today: string }) {
  const weekend = writeFeedPlace({ tab: 'date', cl: 1, day: weekendIndex(today) }, feedTabs);
  return (
    <Link to={`/?${weekend}`} replace preventScrollReset className={styles.banner}>
      <svg viewBox="0 0 350 116" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <g fill="#fff">
          <circle cx="318" cy="18" r="64" opacity="0.07" />
          <circle cx="262" cy="122" r="46" opacity="0.07" />
          <path
            opacity="0.12"
            fillRule="evenodd"
            d="M292 46a9 9 0 0 1 12 0l31 27c4 4 2 11-4 11h-3v27a9 9 0 0 1-9 9h-42a9 9 0 0 1-9-9V84h-3c-6 0-8-7-4-11zm6 37a14 14 0 0 0-14 14v23h28V97a14 14 0 0 0-14-14z"
          />
        </g>
      </svg>
      <span className={styles.text}>
        <strong className={styles.title}>{discoveryMessages.bannerTitle}</strong>
        <span>{discoveryMessages.bannerText}</span>
      </span>
      <ChevronRight aria-hidden className={styles.arrow} />
    </Link>
  );
}
