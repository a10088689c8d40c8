import { calendars } from '@azit/contract/clubs/calendars.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { calendarQueries } from '#web/queries/calendar-queries.ts';
import { subscriptionAddress } from '../model/subscription-address.ts';

export function useCalendarFeed() {
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
