import { attendance } from '@azit/contract/clubs/attendance.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const attendanceQueries = {
  /** Refetch on every opening: another device may have changed the list. */
  list: (clubId: number) => ({
    ...endpointQuery(attendance.get, { params: { clubId } }, readData),
    staleTime: 0,
  }),
};
