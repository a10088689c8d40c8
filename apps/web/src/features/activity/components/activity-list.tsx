import { CalendarX2 } from 'lucide-react';
import { messageOf } from '#web/lib/api-error.ts';
import { memberMessages } from '#web/lib/messages/member.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useListActivity } from '../api/use-list-activity.ts';
import { activityCards, type ActivityCard as Card } from '../model/activity-cards.ts';
import styles from './activity-card.module.css';
import { ActivityCard } from './activity-card.tsx';
import type { ActivityChoice } from './activity-filter.tsx';
import { ActivitySkeleton } from './activity-skeleton.tsx';
import { HideButton } from './hide-button.tsx';

type ActivityListProps = { memberId: number; isOwn: boolean; choice: ActivityChoice };

export function ActivityList({ memberId, isOwn, choice }: ActivityListProps) {
  const list = useListActivity(memberId, choice.filter);
  const closed = useListActivity(memberId, 'closed', { enabled: isOwn });

  if (list.data && (closed.data || !isOwn)) {
    const closedIds = new Set(closed.data?.map(({ clubMemberId }) => clubMemberId));
    const cards = activityCards(list.data, { ...choice, closedIds });
    return <Cards cards={cards} memberId={memberId} isOwn={isOwn} choice={choice} />;
  }
  const error = list.error ?? closed.error;
  if (!error) return <ActivitySkeleton />;
  const retry = () => {
    for (const query of [list, closed]) if (query.isError) void query.refetch();
  };
  const retrying = list.isFetching || closed.isFetching;
  return <ErrorState message={messageOf(error)} onRetry={retry} retrying={retrying} />;
}

function Cards({ cards, memberId, isOwn, choice }: ActivityListProps & { cards: Card[] }) {
  if (cards.length === 0) {
    const title = choice.hostedOnly ? memberMessages.noHosted : memberMessages.noActivity;
    return <EmptyState icon={<CalendarX2 />} title={title} />;
  }
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
