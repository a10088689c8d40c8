import { attendance } from '@azit/contract/clubs/attendance.endpoints';
import { dataOf, endpointQuery } from '#web/api/endpoint-query.ts';

export const attendanceQueries = {
  /** Fetched whenever it is opened: another device may have said something else since. */
  list: (clubId: number) => ({
    ...endpointQuery(attendance.get, { params: { clubId } }, dataOf),
    staleTime: 0,
  }),
};
