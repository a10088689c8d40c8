import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Wordmark } from '#web/domain/wordmark.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { stepsBack } from '#web/navigation/steps-back.ts';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import styles from './invitation-screen.module.css';

export function InvitationTopBar() {
  const isOpenedInside = useSyncExternalStore(
    () => () => {},
    () => stepsBack() > 0,
    () => false,
  );
  return (
    <TopBar
      leading={
        <>
          {isOpenedInside && <BackButton />}
          <Link to={paths.home} className={styles.home}>
            <Wordmark />
          </Link>
        </>
      }
    />
  );
}
