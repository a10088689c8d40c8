import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AccountStep } from '#web/features/members/components/account-step.tsx';
import { holdAccount } from '#web/features/members/model/sign-up-draft.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { readInvitedClub } from '#web/navigation/invited-club.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { InvitedSignUp } from './invited-sign-up.tsx';
import { SignUpIntro } from './sign-up-intro.tsx';
import styles from './sign-up-screen.module.css';

export function SignUpScreen() {
  usePageTitle('회원가입');
  const [invitedClub] = useState(readInvitedClub);
  return invitedClub === null ? <FirstStep /> : <InvitedSignUp clubId={invitedClub} />;
}

function FirstStep() {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const lostPassword = isRecord(state) && state.lostPassword === true;
  return (
    <AccountStep
      topBar={<BackBar title="회원가입" fallback={paths.login} />}
      intro={
        <>
          <SignUpIntro step={1} title="로그인에 쓸 정보를 알려 주세요" />
          {lostPassword && (
            <div className={styles.note}>
              <Callout>비밀번호는 저장하지 않아요. 비밀번호를 다시 입력해 주세요.</Callout>
            </div>
          )}
        </>
      }
      onNext={(account) => {
        holdAccount(account);
        void navigate(paths.signUpProfile, { replace: true });
      }}
    />
  );
}
