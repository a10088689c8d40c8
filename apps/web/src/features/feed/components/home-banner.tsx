import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { discoveryMessages } from '#web/domain/copy/finding/discovery.ts';
import { paths } from '#web/navigation/paths.ts';
import styles from './home-banner.module.css';
import art from './home-banner.svg';

export function HomeBanner() {
  return (
    <Link to={paths.weekend} preventScrollReset className={styles.banner}>
      <img src={art} alt="" className={styles.art} fetchPriority="high" />
      <span className={styles.text}>
        <strong className={styles.title}>{discoveryMessages.bannerTitle}</strong>
        <span>{discoveryMessages.bannerText}</span>
      </span>
      <ChevronRight aria-hidden className={styles.arrow} />
    </Link>
  );
}
