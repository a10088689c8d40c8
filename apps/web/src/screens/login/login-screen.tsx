import { Link, useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from '#web/features/auth/components/login-form.tsx';
import { ProviderLinks } from '#web/features/auth/components/provider-links.tsx';
import { oauthMessageOf } from '#web/features/auth/model/oauth-message-of.ts';
import { BackButton } from '#web/lib/back-button.tsx';
import { takePlace } from '#web/lib/login-prompt.ts';
import { appMessages } from '#web/lib/messages/app.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Wordmark } from '#web/lib/wordmark.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import styles from './login-screen.module.css';

export function LoginScreen() {
  usePageTitle('로그인');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const message = oauthMessageOf(query.get('message'));
  return (
    <Page padded topBar={<TopBar title="로그인" leading={<BackButton />} />}>
      <div className={styles.hero}>
        <Wordmark size="large" />
        <p className={styles.slogan}>{appMessages.slogan}</p>
      </div>
      {message && (
        <div className={styles.message} role="alert">
          <Callout tone="warning">{message}</Callout>
        </div>
      )}
      <LoginForm onLoggedIn={() => void navigate(takePlace(), { replace: true })} />
      <ul className={styles.links}>
        <li>
          <Link to="/findpw" className={styles.link}>
            비밀번호 찾기
          </Link>
        </li>
        <li>
          <Link to="/signup" className={styles.link}>
            회원가입
          </Link>
        </li>
      </ul>
      <ProviderLinks />
    </Page>
  );
}
