import { Link } from 'react-router';
import { Wordmark } from '#web/domain/wordmark.tsx';
import { paths } from '#web/navigation/paths.ts';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import styles from './invitation-screen.module.css';

export function InvitationTopBar() {
  return (
    <TopBar
      leading={
        <Link to={paths.home} className={styles.home}>
          <Wordmark />
        </Link>
      }
    />
  );
}
