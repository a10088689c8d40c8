import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { useMutation } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { failureText } from '#web/api/error.ts';
import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { useDateAnswer } from '#web/features/crews/api/use-date-answer.ts';
import { useConfirmGoing } from '#web/features/meeting/api/meeting-mutations.ts';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useSearchId } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { showAlert } from '#web/notify/notify.ts';
import { useLeaveQuestion } from '#web/notify/use-leave-question.ts';
import { MessagePage } from '#web/screens/system/message-page.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import styles from './answer-screen.module.css';

const pageTitle = '모임에 답하기';
const heading = '그래도 갈까요?';

/**
 * Mails link to this page. The answer needs another tap, because mail programs may open links on
 * their own.
 */
export function AnswerScreen() {
  usePageTitle(pageTitle);
  const [search] = useSearchParams();
  const clubId = useSearchId('club');
  const topBar = <BackBar title={pageTitle} />;
  return (
    <ClubFrame
      clubId={clubId}
      topBar={topBar}
      loading={
        <Page topBar={topBar}>
          <SkeletonGroup>{null}</SkeletonGroup>
        </Page>
      }
    >
      {(club) => <Answer club={club} suggestsGoing={search.get('going') !== 'false'} />}
    </ClubFrame>
  );
}

type AnswerProps = { club: ClubDetail; suggestsGoing: boolean };

function Answer({ club, suggestsGoing }: AnswerProps) {
  const { clubId, myAnswer, myConfirmation, phase } = club;
  const confirm = useConfirmGoing(clubId, club.changes[0]?.changedAt);
  const answer = useDateAnswer(clubId);
  const confirmLeaving = useLeaveQuestion(clubId);
  const [said, setSaid] = useState<boolean | null>(null);
  const isDate = myAnswer !== undefined && myConfirmation === null;
  const question = isDate ? '다음 모임, 갈 수 있나요?' : heading;
  const page = { heading: question, icon: <CalendarCheck />, how: describe(club) };
  const toClub = <TonalLink to={paths.clubDetail(clubId)}>아지트 보기</TonalLink>;
  if (said !== null) {
    const released = isDate ? '' : '. 자리를 비웠어요.';
    const title = said ? '‘갈게요’로 답했어요' : `‘못 가요’로 답했어요${released}`;
    return <MessagePage {...page} title={title} action={toClub} />;
  }
  if (phase !== 'open' || (!isDate && myConfirmation === null))
    return <MessagePage {...page} title="지금은 답할 것이 없어요" action={toClub} />;
  if (isDate && myAnswer === suggestsGoing) {
    const title = `이미 ‘${suggestsGoing ? '갈게요' : '못 가요'}’로 답했어요`;
    return <MessagePage {...page} title={title} action={toClub} />;
  }
  const title = suggestsGoing ? question : '이번에는 못 가나요?';
  const send = async (isYes: boolean) => {
    // The page itself is the question, so only a late answer needs another one.
    const isLeaving = isYes ? false : await confirmLeaving(club, true);
    if (isLeaving === null) return;
    const going = !isLeaving;
    if (isDate) await answer.mutateAsync({ clubId, going });
    else await confirm.mutateAsync(going);
    setSaid(going);
  };
  return <MessagePage {...page} title={title} action={<Choice {...{ suggestsGoing, send }} />} />;
}

type ChoiceProps = { suggestsGoing: boolean; send: (going: boolean) => Promise<void> };

function Choice({ suggestsGoing, send }: ChoiceProps) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: send,
    onError: (error) => void showAlert(failureText('답을 보내지 못했어요.', error)),
  });
  return (
    <div className={styles.acts}>
      {[suggestsGoing, !suggestsGoing].map((going, index) => (
        <Button
          key={String(going)}
          variant={index === 0 ? 'solid' : 'weak'}
          size="medium"
          loading={isPending && variables === going}
          disabled={isPending && variables !== going}
          onClick={() => mutate(going)}
        >
          {going ? '갈게요' : '못 가요'}
        </Button>
      ))}
    </div>
  );
}

function describe(club: ClubDetail): string {
  return `${club.clubName} · ${formatDetailTime(club, new Date())}`;
}
