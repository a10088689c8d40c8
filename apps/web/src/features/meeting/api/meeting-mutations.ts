import { attendance } from '@azit/contract/clubs/attendance.endpoints';
import { calendars } from '@azit/contract/clubs/calendars.endpoints';
import { meetings } from '@azit/contract/clubs/meetings.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { useAct } from '#web/queries/use-act.ts';

/**
 * The browser opens the calendar URL without an access token, so the URL works without a login for
 * five minutes.
 */
export function useCalendarLink(clubId: number) {
  return useMutation({
    mutationFn: async () => (await call(calendars.makeLink, { params: { clubId } })).data.url,
  });
}

/**
 * `seenAt` is the time of the change that the member has seen, so that the server can refuse an
 * answer to an outdated change. Answering “not going” releases the seat.
 */
export function useConfirmGoing(
  clubId: number,
  seenAt: string | undefined,
  onSuccess?: (going: boolean) => void,
) {
  return useAct(
    (going: boolean) => call(meetings.confirm, { params: { clubId }, body: { going, seenAt } }),
    onSuccess,
  );
}

export function useContestAbsence(clubId: number) {
  return useAct(() => call(attendance.contest, { params: { clubId } }));
}
