import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/navigation/paths.ts';
import styles from './home-banner.module.css';
import art from './home-banner.svg';

export function HomeBanner() {
  return (
    <Link to={paths.weekend} preventScrollReset className={styles.banner}>
      <img src={art} alt="" className={styles.art} fetchPriority="high" />
      <span className={styles.text}>
        <strong className={styles.title}>이번 주말, 같이할 사람을 찾고 있나요?</strong>
        <span>3명부터 20명까지, 작게 모여요</span>
      </span>
      <ChevronRight className={styles.arrow} />
    </Link>
  );
}
