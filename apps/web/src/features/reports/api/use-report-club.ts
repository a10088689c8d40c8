import type { ClubReportCategory } from '@azit/contract/reports/report.schema';
import { reports } from '@azit/contract/reports/reports.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import type { Report } from '../model/report-form.ts';

export function useReportClub(clubId: number) {
  return useMutation({
    mutationFn: ({ category, reason }: Report<ClubReportCategory>) =>
      call(reports.reportClub, {
        params: { clubId },
        body: { reportCategory: category, reportReason: reason },
      }),
  });
}
