import { calendars } from '@azit/contract/clubs/calendars.endpoints';
import { formatDetailDate } from '@azit/rules/meeting-time';
import { seoulToday } from '@azit/rules/seoul-clock';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Copy, ExternalLink } from 'lucide-react';
import { call } from '#web/api/client.ts';
import { errorMessage } from '#web/api/error.ts';
import { calendarMessages } from '#web/domain/copy/calendar.ts';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { confirm, showAlert, toast } from '#web/notify/notify.ts';
import { calendarQueries } from '#web/queries/calendar-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { copyOrShow } from '../model/copy-or-show.ts';
import { googleAddress, subscriptionAddress } from '../model/subscription-address.ts';
import styles from './calendar-feed.module.css';

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
    act().catch((error: unknown) => showAlert(`연결을 바꾸지 못했어요.\n${errorMessage(error)}`));

  async function confirmRenew() {
    const question = {
      title: '새 주소를 만들까요?',
      description: '지금 쓰는 주소는 바로 끝나요. 캘린더에 새 주소를 다시 등록해야 해요.',
      confirmLabel: calendarMessages.renew,
    };
    if (since === null || (await confirm(question))) await tryTo(renew.mutateAsync);
  }

  async function confirmEnd() {
    const question = {
      title: '캘린더 연결을 끊을까요?',
      description: '캘린더에 더는 새 일정이 오지 않아요.',
      confirmLabel: calendarMessages.end,
      tone: 'danger' as const,
    };
    if (!(await confirm(question))) return;
    await tryTo(async () => {
      await end.mutateAsync();
      renew.reset();
      toast('캘린더 연결을 끊었어요');
    });
  }

  return (
    <div className={styles.feed}>
      <p>
        {since === null
          ? '함께하는 모임이 내 캘린더에 저절로 나타나고, 일정이 바뀌면 함께 바뀌어요.'
          : sinceText(since)}
      </p>
      {since !== null && renew.data !== undefined && <FeedAddress address={renew.data} />}
      {since !== null && renew.data === undefined && (
        <p>주소는 만들 때만 보여 드려요. 잊었다면 새 주소를 만들어 주세요.</p>
      )}
      <div className={styles.acts}>
        {since !== null && (
          <Button
            variant="weak"
            size="medium"
            disabled={isBusy && !end.isPending}
            loading={end.isPending}
            onClick={confirmEnd}
          >
            {calendarMessages.end}
          </Button>
        )}
        <Button
          variant={since === null ? 'solid' : 'weak'}
          size="medium"
          disabled={isBusy && !renew.isPending}
          loading={renew.isPending}
          onClick={confirmRenew}
        >
          {since === null ? '주소 만들기' : calendarMessages.renew}
        </Button>
      </div>
    </div>
  );
}

function sinceText(since: string): string {
  const date = seoulToday(new Date(since));
  const now = new Date();
  if (date !== seoulToday(now))
    return `${formatDetailDate(date, now)}에 만든 주소로 연결되어 있어요.`;
  return '오늘 만든 주소예요. 캘린더에 등록하면 모임이 보여요.';
}

function useCalendarFeed() {
  const client = useQueryClient();
  const { queryKey } = calendarQueries.feedSince();
  const onSettled = () => client.invalidateQueries({ queryKey });
  const renew = useMutation({
    mutationFn: async () => {
      const { data } = await call(calendars.renewFeed, {});
      return subscriptionAddress(data.url, window.location.origin);
    },
    onSettled,
  });
  const end = useMutation({ mutationFn: () => call(calendars.endFeed, {}), onSettled });
  return { renew, end };
}

/** The server sends this URL only once, so the member can copy it only here. */
function FeedAddress({ address }: { address: string }) {
  return (
    <div className={styles.made}>
      <p className={styles.address}>{address}</p>
      <p className="text-caption">
        이 화면을 닫으면 다시 볼 수 없어요. 주소를 아는 사람은 내 일정을 볼 수 있어요.
      </p>
      <div className={styles.acts}>
        <Button
          variant="weak"
          size="medium"
          icon={<Copy />}
          onClick={() => void copyOrShow(address, meetingMessages.linkCopied)}
        >
          주소 복사
        </Button>
        <ButtonLink
          to={address}
          reloadDocument
          variant="tonal"
          size="medium"
          icon={<CalendarPlus />}
        >
          캘린더 열기
        </ButtonLink>
        <ButtonLink
          to={googleAddress(address)}
          target="_blank"
          variant="tonal"
          size="medium"
          icon={<ExternalLink />}
        >
          구글 캘린더에 추가
        </ButtonLink>
      </div>
      <ol className={styles.how}>
        <li>아이폰과 맥은 ‘캘린더 열기’를 누르고 ‘구독’을 골라요.</li>
        <li>안드로이드는 ‘구글 캘린더에 추가’를 누르고 ‘추가’를 골라요.</li>
        <li>다른 캘린더는 주소를 복사해 ‘URL로 추가’에 붙여 넣어요.</li>
      </ol>
    </div>
  );
}
