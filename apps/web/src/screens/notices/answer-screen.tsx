import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { failureText } from '#web/api/error.ts';
import { useConfirmGoing } from '#web/features/meeting/api/meeting-mutations.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { showAlert } from '#web/notify/notify.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { MessagePage } from '#web/screens/system/message-page.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './answer-screen.module.css';

const heading = '그래도 갈까요?';

/**
 * Both answer buttons of a mail open this page. The answer is sent only after another tap, because
 * mail programs open links automatically.
 */
export function AnswerScreen() {
  usePageTitle(heading);
  const [search] = useSearchParams();
  const query = useQuery(clubQueries.detail(Number(search.get('club'))));
  if (query.data)
    return <Answer club={query.data} suggestsGoing={search.get('going') !== 'false'} />;
  return (
    <QueryFallback query={query}>
      <SkeletonGroup>{null}</SkeletonGroup>
    </QueryFallback>
  );
}

function Answer({ club, suggestsGoing }: { club: ClubDetail; suggestsGoing: boolean }) {
  const send = useConfirmGoing(club.clubId, club.changes[0]?.changedAt);
  const page = { heading, icon: <CalendarCheck />, how: describe(club) };
  const toClub = (
    <ButtonLink to={paths.clubDetail(club.clubId)} variant="tonal" size="medium">
      아지트 보기
    </ButtonLink>
  );
  if (send.isSuccess) {
    const said = send.variables ? '‘갈게요’로 답했어요' : '‘못 가요’로 답했어요. 자리를 비웠어요.';
    return <MessagePage {...page} title={said} action={toClub} />;
  }
  if (club.myConfirmation === null || club.phase !== 'open')
    return <MessagePage {...page} title="지금은 답할 것이 없어요" action={toClub} />;
  const say = (going: boolean) =>
    send
      .mutateAsync(going)
      .catch((error: unknown) => showAlert(failureText('답을 보내지 못했어요.', error)));
  const buttons = [suggestsGoing, !suggestsGoing].map((going, index) => (
    <Button
      key={String(going)}
      variant={index === 0 ? 'solid' : 'weak'}
      size="medium"
      loading={send.isPending && send.variables === going}
      disabled={send.isPending && send.variables !== going}
      onClick={() => void say(going)}
    >
      {going ? '갈게요' : '못 가요'}
    </Button>
  ));
  const title = suggestsGoing ? heading : '이번에는 못 가나요?';
  return (
    <MessagePage {...page} title={title} action={<div className={styles.acts}>{buttons}</div>} />
  );
}

function describe(club: ClubDetail): string {
  return `${club.clubName} · ${formatDetailTime(club, new Date())}`;
}
