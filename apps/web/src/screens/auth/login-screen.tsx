import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { slogan, Wordmark } from '#web/domain/wordmark.tsx';
import { LoginForm } from '#web/features/auth/components/login-form.tsx';
import { ProviderLinks } from '#web/features/auth/components/provider-links.tsx';
import { findOauthMessage } from '#web/features/auth/model/oauth-message.ts';
import { InvitedClubStrip } from '#web/features/clubs/components/invitation/invited-club-strip.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { readInvitedClub } from '#web/navigation/invited-club.ts';
import { readLoginState, temporaryPasswordState } from '#web/navigation/login-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { takeReturnPath } from '#web/session/login-prompt.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import styles from './login-screen.module.css';

export function LoginScreen() {
  usePageTitle('로그인');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const message = findOauthMessage(query.get('message'));
  const { email } = readLoginState(useLocation().state);
  // Read the session only once: after a login on this screen `leave` navigates, and the redirect
  // below must not override it.
  const [cameLoggedIn] = useState(isLoggedIn);
  const [invitedClub] = useState(readInvitedClub);

  function leave(mustChangePassword: boolean) {
    // Do not consume the return path here: the login with the new password needs it.
    if (mustChangePassword) {
      void navigate(paths.changePassword, { replace: true, state: temporaryPasswordState });
    } else void navigate(takeReturnPath() ?? paths.home, { replace: true });
  }

  // A member who presses Back after a sign-up or a recovery reaches this screen with a session, so
  // redirect.
  if (cameLoggedIn && !message) return <Navigate to={paths.home} replace />;
  return (
    <Page padded topBar={<BackBar title="로그인" />}>
      {invitedClub === null ? <Hero /> : <Invited clubId={invitedClub} />}
      {message && (
        <div className={styles.message} role="alert">
          <Callout tone="warning">{message}</Callout>
        </div>
      )}
      <LoginForm
        email={email}
        submitVariant={invitedClub === null ? 'solid' : 'weak'}
        onLoggedIn={leave}
      />
      <ul className={styles.links}>
        <li>
          <Link to={paths.recoverPassword} className={styles.link}>
            비밀번호 찾기
          </Link>
        </li>
        {invitedClub === null && (
          <li>
            <Link to={paths.signUp} className={styles.link}>
              회원가입
            </Link>
          </li>
        )}
      </ul>
      <ProviderLinks />
    </Page>
  );
}

function Hero() {
  return (
    <div className={styles.hero}>
      <Wordmark size="large" />
      <p className={styles.slogan}>{slogan}</p>
    </div>
  );
}

function Invited({ clubId }: { clubId: number }) {
  return (
    <>
      <InvitedClubStrip clubId={clubId} />
      <ButtonLink full to={paths.signUp}>
        처음이에요
      </ButtonLink>
      <p className={styles.divider}>이미 회원이라면</p>
    </>
  );
}
