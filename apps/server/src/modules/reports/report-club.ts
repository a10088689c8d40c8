import type { EndpointBody } from '@azit/contract/endpoint';
import type { reports } from '@azit/contract/reports/reports.endpoints';
import { OWN_REPORT_MESSAGES } from '@azit/rules/members/own-report';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { forbidden, Refusal } from '#server/runtime/refusal.ts';
import { insertClubReport, selectReportedClub } from './report.repository.ts';

type Input = EndpointBody<typeof reports.reportClub> & { clubId: number };

export async function reportClub(
  context: Context,
  { memberId }: Viewer,
  { clubId, reportCategory, reportReason }: Input,
): Promise<{ reportId: number }> {
  await enforceVolumeLimit(context, 'report', String(memberId));
  const { database, clock } = context;
  const club = await findOne(database, selectReportedClub, {
    club_id: clubId,
    viewer_id: memberId,
  });
  if (club === undefined) throw new Refusal(404, 'CLUB_NOT_FOUND', '없는 아지트예요.');
  if (club.host_id === memberId) throw forbidden(OWN_REPORT_MESSAGES.club);
  const report = await findOne(database, insertClubReport, {
    club_id: clubId,
    reporter_id: memberId,
    category: reportCategory,
    reason: reportReason || null,
    created_at: clock.now(),
  });
  if (report === undefined) {
    throw new Refusal(409, 'ALREADY_REPORTED', '이미 신고한 아지트예요. 확인하고 있어요.');
  }
  return { reportId: report.club_report_id };
}
