import type { CrewCandidate } from '@azit/contract/crews/crew.schema';
import { WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';
import { askableFrom } from '@azit/rules/crews/crew-days';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireCapability } from '#server/modules/clubs/club.refusal.ts';
import { findVisibleClub } from '#server/modules/clubs/get-club.ts';
import { toProfileFile } from '#server/modules/images/file.view.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { selectCandidates } from './candidate.repository.ts';

export async function listCandidates(
  { database, clock }: Context,
  viewer: Viewer,
  clubId: number,
): Promise<CrewCandidate[]> {
  const club = await findVisibleClub(database, viewer, clubId);
  requireCapability(club, viewer, 'invite');
  if (club.attendance_confirmed_at === null) {
    const message = '모임에 누가 왔는지 먼저 확인해 주세요.';
    throw new Refusal(422, 'ATTENDANCE_CLOSED', message);
  }
  const rows = await findMany(database, selectCandidates, {
    club_id: clubId,
    host_id: club.host_id,
    crew_id: club.crew_id,
    viewer_id: viewer.memberId,
    ...hiddenValues(viewer),
  });
  const now = clock.now();
  return rows.map((row) => {
    const from = row.invited_at && askableFrom(row.invited_at);
    return {
      member: {
        memberId: row.member_id,
        nickname: row.nickname ?? WITHDRAWN_NICKNAME,
        fileInfo: toProfileFile(row.image_path, row.image_name),
      },
      metCount: row.met_count,
      askableFrom: from && from > now ? from.toISOString() : null,
    };
  });
}
