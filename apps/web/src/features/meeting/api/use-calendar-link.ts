import { calendars } from '@azit/contract/clubs/calendars.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** A URL of the meeting's calendar file that works without a login for five minutes. */
export function useCalendarLink(clubId: number) {
  return useMutation({
    mutationFn: async () => (await call(calendars.makeLink, { params: { clubId } })).data.url,
  });
}
