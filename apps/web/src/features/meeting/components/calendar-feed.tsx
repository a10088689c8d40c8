import { formatDetailDate } from '@azit/rules/meeting-time';
import { seoulToday } from '@azit/rules/seoul-clock';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '#web/api/error.ts';
import { calendarMessages } from '#web/domain/copy/calendar.ts';
import { confirm, showAlert, toast } from '#web/notify/notify.ts';
import { calendarQueries } from '#web/queries/calendar-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { useCalendarFeed } from '../api/use-calendar-feed.ts';
import styles from './calendar-feed.module.css';
import { FeedAddress } from './feed-address.tsx';

export function CalendarFeed() {
  const query = useQuery(calendarQueries.feedSince());
  const { renew, end } = useCalendarFeed();
  if (query.data === undefined) {
    return (
      <QueryFallback query={query}>
        <SkeletonGroup>
          <Skeleton height="12rem" />
        </SkeletonGroup>
      </QueryFallback>
    );
  }

  const since = query.data;
  const isBusy = renew.isPending || end.isPending;
  const tryTo = (act: () => Promise<unknown>) =>
    act().catch((error: unknown) =>
      showAlert(`${calendarMessages.failed}\n${errorMessage(error)}`),
    );

  async function confirmRenew() {
    const question = {
      title: calendarMessages.renewQuestion,
      description: calendarMessages.renewDescription,
      confirmLabel: calendarMessages.renew,
    };
    if (since === null || (await confirm(question))) await tryTo(renew.mutateAsync);
  }

  async function confirmEnd() {
    const question = {
      title: calendarMessages.endQuestion,
      description: calendarMessages.endDescription,
      confirmLabel: calendarMessages.end,
      tone: 'danger' as const,
    };
    if (!(await confirm(question))) return;
    await tryTo(async () => {
      await end.mutateAsync();
      renew.reset();
      toast(calendarMessages.ended);
    });
  }

  return (
    <div className={styles.feed}>
      <p>{since === null ? calendarMessages.what : sinceText(since)}</p>
      {since !== null && renew.data !== undefined && <FeedAddress address={renew.data} />}
      {since !== null && renew.data === undefined && <p>{calendarMessages.addressIsHidden}</p>}
      <div className={styles.acts}>
        {since !== null && (
          <Button
            variant="weak"
            size="medium"
            disabled={isBusy && !end.isPending}
            loading={end.isPending}
            onClick={() => void confirmEnd()}
          >
            {calendarMessages.end}
          </Button>
        )}
        <Button
          variant={since === null ? 'solid' : 'weak'}
          size="medium"
          disabled={isBusy && !renew.isPending}
          loading={renew.isPending}
          onClick={() => void confirmRenew()}
        >
          {since === null ? calendarMessages.make : calendarMessages.renew}
        </Button>
      </div>
    </div>
  );
}

function sinceText(since: string): string {
  return calendarMessages.since(formatDetailDate(seoulToday(new Date(since)), new Date()));
}
