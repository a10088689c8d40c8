import type {
  ClubReportCategory,
  MemberReportCategory,
} from '@azit/contract/reports/report.schema';
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

export function useReportMember(memberId: number) {
  return useMutation({
    mutationFn: ({ category, reason }: Report<MemberReportCategory>) =>
      call(reports.reportMember, {
        params: { memberId },
        body: { reportList: category, reportReason: reason },
      }),
  });
}
