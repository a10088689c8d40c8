import type { MemberReportCategory } from '@azit/contract/reports/report.schema';
import { reports } from '@azit/contract/reports/reports.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import type { Report } from '../model/report-form.ts';

export function useReportMember(memberId: number) {
  return useMutation({
    mutationFn: ({ category, reason }: Report<MemberReportCategory>) =>
      call(reports.reportMember, {
        params: { memberId },
        body: { reportList: category, reportReason: reason },
      }),
  });
}
