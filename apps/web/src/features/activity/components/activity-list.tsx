import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { errorMessage } from '#web/api/error.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { memberMessages } from '#web/domain/copy/member.ts';
import { paths } from '#web/navigation/paths.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { activityCards, type ActivityCard as Card } from '../model/activity-cards.ts';
import { emptyFilterText } from '../model/empty-filter-text.ts';
import styles from './activity-card.module.css';
import { ActivityCard } from './activity-card.tsx';
import type { ActivityChoice } from './activity-filter.tsx';
import { ActivitySkeleton } from './activity-skeleton.tsx';
import { EndedApplications } from './ended-applications.tsx';
import { HideButton } from './hide-button.tsx';

const nothingJoined = {
  title: memberMessages.noActivity,
  how: '마음에 드는 아지트에 신청해 보세요.',
  label: '아지트 둘러보기',
  to: paths.home,
};
const nothingHosted = {
  title: '내가 연 아지트가 없어요.',
  how: '작은 모임부터 가볍게 열어 보세요.',
  label: clubMessages.create,
  to: paths.clubCreate,
};

type ActivityListProps = { memberId: number; isOwn: boolean; choice: ActivityChoice };

export function ActivityList({ memberId, isOwn, choice }: ActivityListProps) {
  const list = useQuery(activityQueries.list(memberId, choice.filter));
  const closed = useQuery({ ...activityQueries.list(memberId, 'closed'), enabled: isOwn });
  const showsEnded = isOwn && choice.filter === 'applied' && !choice.hostedOnly;
  const ended = useQuery({ ...activityQueries.list(memberId, 'ended'), enabled: showsEnded });

  if (list.data && (closed.data || !isOwn) && (ended.data || !showsEnded)) {
    const closedIds = new Set(closed.data?.map(({ clubMemberId }) => clubMemberId));
    const cards = activityCards(list.data, { ...choice, closedIds });
    const endedLines = showsEnded ? (ended.data ?? []) : [];
    if (cards.length + endedLines.length === 0) return <NoActivity isOwn={isOwn} choice={choice} />;
    return (
      <>
        {cards.length > 0 && <Cards cards={cards} memberId={memberId} isOwn={isOwn} />}
        {endedLines.length > 0 && <EndedApplications lines={endedLines} />}
      </>
    );
  }
  const error = list.error ?? closed.error ?? ended.error;
  if (!error) return <ActivitySkeleton />;
  const retry = () => {
    for (const query of [list, closed, ended]) if (query.isError) void query.refetch();
  };
  const retrying = list.isFetching || closed.isFetching || ended.isFetching;
  return <ErrorState message={errorMessage(error)} onRetry={retry} retrying={retrying} />;
}

type CardsProps = Pick<ActivityListProps, 'memberId' | 'isOwn'> & { cards: Card[] };

function Cards({ cards, memberId, isOwn }: CardsProps) {
  return (
    <ul className={styles.list} aria-label="활동 내역">
      {cards.map((card) => (
        <li key={card.clubMemberId}>
          <ActivityCard
            card={card}
            corner={isOwn && <HideButton memberId={memberId} card={card} />}
          />
        </li>
      ))}
    </ul>
  );
}

function NoActivity({ isOwn, choice }: Pick<ActivityListProps, 'isOwn' | 'choice'>) {
  const icon = <CalendarX2 />;
  if (!isOwn) return <EmptyState icon={icon} title={memberMessages.noActivity} />;
  if (choice.filter !== 'all') {
    return <EmptyState icon={icon} title={emptyFilterText(choice.filter, choice.hostedOnly)} />;
  }
  const { title, how, label, to } = choice.hostedOnly ? nothingHosted : nothingJoined;
  return (
    <EmptyState
      icon={icon}
      title={title}
      how={how}
      action={
        <ButtonLink to={to} variant="tonal" size="medium">
          {label}
        </ButtonLink>
      }
    />
  );
}
