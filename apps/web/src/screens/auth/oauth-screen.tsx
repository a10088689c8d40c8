import { useEffect, useRef } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { useEnterWithOauth } from '#web/features/auth/api/use-enter-with-oauth.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { takeReturnPath } from '#web/session/login-prompt.ts';
import { isOauthReturn } from '#web/session/oauth-tokens.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import styles from './oauth-screen.module.css';

/** The route loader has moved code and tokens out of the URL and so out of the history. */
export function OauthScreen() {
  usePageTitle('소셜 로그인');
  const returned: unknown = useLoaderData();
  const navigate = useNavigate();
  const { mutateAsync: enter } = useEnterWithOauth();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const entering = isOauthReturn(returned)
      ? enter(returned)
      : Promise.reject(new Error('no code and no tokens'));
    void entering
      .then(() => takeReturnPath() ?? paths.home)
      .catch(() => paths.oauthFailed)
      .then((to) => navigate(to, { replace: true }));
  }, [returned, enter, navigate]);

  return (
    <Page padded>
      <h1 className="visually-hidden">소셜 로그인</h1>
      <div className={styles.wait}>
        <Spinner size="large" label="로그인하는 중이에요" />
      </div>
    </Page>
  );
}
