import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import { categoryQueries } from '#web/queries/category-queries.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import type { ProfileForm } from '../model/profile-form.ts';
import { genderOptions } from './profile-fields.tsx';
import styles from './sign-up-summary.module.css';

type SignUpSummaryProps = {
  topBar: ReactNode;
  email: string;
  profile: ProfileForm;
  image: string | null;
  note: ReactNode;
  sending: boolean;
  onBack: () => void;
  onConfirm: () => void;
};

export function SignUpSummary(props: SignUpSummaryProps) {
  const { email, profile, image, sending } = props;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const interests = useInterestNames(profile.categorySmallId);
  useBackLeadsTo(props.onBack);

  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus();
  }, []);

  return (
    <Page
      padded
      topBar={props.topBar}
      actionBar={
        <ActionBar note={props.note}>
          <Button variant="weak" disabled={sending} onClick={props.onBack}>
            고치기
          </Button>
          <Button full loading={sending} onClick={props.onConfirm}>
            가입하기
          </Button>
        </ActionBar>
      }
    >
      <section aria-labelledby={titleId}>
        <h2 id={titleId} ref={title} tabIndex={-1} className="text-title-1">
          이대로 가입할까요?
        </h2>
        <div className={styles.face}>
          <Avatar src={image} size={9.6} seed="me" />
        </div>
        <dl className={styles.list}>
          <Row name="닉네임">{profile.nickname}</Row>
          <Row name="이메일">{email}</Row>
          <Row name="태어난 해">{profile.birthYear}년</Row>
          <Row name="성별">
            {genderOptions.find(({ value }) => value === profile.gender)?.label}
          </Row>
          <Row name="자기소개">{profile.aboutMe}</Row>
          <Row name="관심사">{interests}</Row>
        </dl>
      </section>
    </Page>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function useInterestNames(ids: readonly number[]): string {
  const list = useQuery(categoryQueries.small());
  const chosen = list.data?.filter(({ categorySmallId }) => ids.includes(categorySmallId));
  return chosen?.map(({ categoryName }) => categoryName).join(', ') ?? `${ids.length}개`;
}

/**
 * The browser's Back returns to the form instead of leaving the sign-up, unless an alert is open.
 */
function useBackLeadsTo(onBack: () => void): void {
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) =>
      historyAction === 'POP' && currentLocation.state?.question === undefined,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);
}
