import { useQuery } from '@tanstack/react-query';
import { CalendarX2, Lock } from 'lucide-react';
import { errorMessage } from '#web/api/error.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { memberMessages } from '#web/domain/copy/member.ts';
import { paths } from '#web/navigation/paths.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import {
  type ActivityFilter,
  type ActivitySections,
  activityCards,
  activitySections,
} from '../model/activity-cards.ts';
import styles from './activity-card.module.css';
import { ActivityCard } from './activity-card.tsx';
import type { ActivityChoice } from './activity-filter.tsx';
import { ActivityMenu } from './activity-menu.tsx';
import { ActivitySkeleton } from './activity-skeleton.tsx';
import { EndedApplication } from './ended-application.tsx';

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
  const showsEnded =
    isOwn && !choice.hostedOnly && (choice.filter === 'all' || choice.filter === 'applied');
  const ended = useQuery({ ...activityQueries.list(memberId, 'ended'), enabled: showsEnded });

  if (list.data && (closed.data || !isOwn) && (ended.data || !showsEnded)) {
    const closedIds = new Set(closed.data?.map(({ clubMemberId }) => clubMemberId));
    const cards = activityCards(list.data, { ...choice, closedIds });
    const sections = activitySections(cards, showsEnded ? (ended.data ?? []) : []);
    return <Sections {...sections} memberId={memberId} isOwn={isOwn} choice={choice} />;
  }
  const error = list.error ?? closed.error ?? ended.error;
  if (!error) return <ActivitySkeleton />;
  const retry = () => {
    for (const query of [list, closed, ended]) if (query.isError) void query.refetch();
  };
  const retrying = list.isFetching || closed.isFetching || ended.isFetching;
  return <ErrorState message={errorMessage(error)} onRetry={retry} retrying={retrying} />;
}

function Sections({ upcoming, past, ...list }: ActivitySections & ActivityListProps) {
  if (upcoming.length + past.length === 0) return <NoActivity {...list} />;
  const hasEnded = past.some((line) => !('isClosed' in line));
  return (
    <>
      {upcoming.length > 0 && <Cards label="활동 내역" lines={upcoming} {...list} />}
      {upcoming.length > 0 && past.length > 0 && <h2 className={styles.heading}>지난 활동</h2>}
      {hasEnded && (
        <p className={styles.private}>
          <Lock />
          신청 결과는 나만 볼 수 있어요
        </p>
      )}
      {past.length > 0 && <Cards label="지난 활동" lines={past} {...list} />}
    </>
  );
}

type CardsProps = Pick<ActivityListProps, 'memberId' | 'isOwn'> & {
  label: string;
  lines: ActivitySections['past'];
};

function Cards({ label, lines, memberId, isOwn }: CardsProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map((line) => (
        <li key={line.clubMemberId}>
          {'isClosed' in line ? (
            <ActivityCard
              card={line}
              corner={isOwn && <ActivityMenu memberId={memberId} card={line} />}
            />
          ) : (
            <EndedApplication line={line} />
          )}
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
      action={<TonalLink to={to}>{label}</TonalLink>}
    />
  );
}

const joined: Record<Exclude<ActivityFilter, 'all'>, string> = {
  applied: '수락을 기다리는 신청이 없어요.',
  joined: '앞으로 참여할 아지트가 없어요.',
  closed: '종료된 아지트가 없어요.',
};

/**
 * Hosts cannot apply to their own clubs, so the filter `applied` never finds a hosted club. Its
 * text explains that.
 */
const hosted: typeof joined = {
  applied: '내가 연 아지트에는 신청할 필요가 없어요.',
  joined: '내가 연 아지트 중에 앞으로 모일 아지트가 없어요.',
  closed: '내가 연 아지트 중에 종료된 아지트가 없어요.',
};

function emptyFilterText(filter: keyof typeof joined, hostedOnly: boolean): string {
  return (hostedOnly ? hosted : joined)[filter];
}
