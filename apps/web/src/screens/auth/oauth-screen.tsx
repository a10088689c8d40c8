import { useEffect, useRef } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { useEnterWithTokens } from '#web/features/auth/api/use-enter-with-tokens.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { takeReturnPath } from '#web/session/login-prompt.ts';
import { isTokens } from '#web/session/oauth-tokens.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import styles from './oauth-screen.module.css';

const failed = '/login?message=oauth-failed';

/** The route's loader has the tokens out of the address before this is drawn. */
export function OauthScreen() {
  usePageTitle('소셜 로그인');
  const tokens: unknown = useLoaderData();
  const navigate = useNavigate();
  const { mutateAsync: enter } = useEnterWithTokens();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const entering = isTokens(tokens) ? enter(tokens) : Promise.reject(new Error('no tokens'));
    void entering
      .then(takeReturnPath)
      .catch(() => failed)
      .then((to) => navigate(to, { replace: true }));
  }, [tokens, enter, navigate]);

  return (
    <Page padded>
      <h1 className="visually-hidden">소셜 로그인</h1>
      <div className={styles.wait}>
        <Spinner size="large" label="로그인하는 중이에요" />
      </div>
    </Page>
  );
}
