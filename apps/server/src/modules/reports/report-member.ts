import type { EndpointBody } from '@azit/contract/endpoint';
import type { reports } from '@azit/contract/reports/reports.endpoints';
import { OWN_REPORT_MESSAGES } from '@azit/rules/members/own-report';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { memberNotFound, Refusal } from '#server/runtime/refusal.ts';
import { insertMemberReport, selectReportedMember } from './report.repository.ts';

type Input = EndpointBody<typeof reports.reportMember> & { memberId: number };

export async function reportMember(
  context: Context,
  viewer: Viewer,
  { memberId, reportList, reportReason }: Input,
): Promise<{ reportId: number }> {
  if (memberId === viewer.memberId) {
    throw new Refusal(400, 'REPORT_SELF', OWN_REPORT_MESSAGES.member);
  }
  await enforceVolumeLimit(context, 'report', String(viewer.memberId));
  const { database, clock } = context;
  const member = await findOne(database, selectReportedMember, {
    member_id: memberId,
    viewer_id: viewer.memberId,
  });
  if (member === undefined) {
    throw memberNotFound();
  }
  const report = await findOne(database, insertMemberReport, {
    member_id: memberId,
    reporter_id: viewer.memberId,
    category: reportList,
    reason: reportReason || null,
    created_at: clock.now(),
  });
  if (report === undefined) {
    throw new Refusal(409, 'ALREADY_REPORTED', '이미 신고한 회원이에요. 확인하고 있어요.');
  }
  return { reportId: report.member_report_id };
}
