import { useLocation, useNavigate } from 'react-router';
import { AccountStep } from '#web/features/members/components/account-step.tsx';
import { holdAccount } from '#web/features/members/model/signup-draft.ts';
import { isRecord } from '#web/lib/api-error.ts';
import { BackButton } from '#web/lib/back-button.tsx';
import { authMessages } from '#web/lib/messages/auth.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Callout } from '#web/ui/callout.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import { SignupIntro } from './signup-intro.tsx';
import styles from './signup-screen.module.css';

export function SignupScreen() {
  usePageTitle('회원가입');
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const lostPassword = isRecord(state) && state.lostPassword === true;
  return (
    <AccountStep
      topBar={<TopBar title="회원가입" leading={<BackButton fallback="/login" />} />}
      intro={
        <>
          <SignupIntro step={1} title="로그인에 쓸 정보를 알려 주세요" />
          {lostPassword && (
            <div className={styles.note}>
              <Callout>{authMessages.passwordLost}</Callout>
            </div>
          )}
        </>
      }
      onNext={(account) => {
        holdAccount(account);
        void navigate('/signup/add', { replace: true });
      }}
    />
  );
}
