import { findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { memberNotFound } from './member.refusal.ts';
import { selectMember } from './member.repository.ts';
import type { MemberRow } from './member.view.ts';

/**
 * Throws when the member is unknown, has withdrawn or is hidden from the viewer. From themselves
 * nobody is hidden, nor any of their follows: a block ends those.
 */
export async function readMember(
  db: Queryable,
  memberId: number,
  viewer?: Viewer,
): Promise<MemberRow> {
  const isOwn = viewer === undefined || viewer.memberId === memberId;
  const select = isOwn ? selectMember.plain : selectMember.for(viewer);
  const ids = { member_id: memberId, viewer_id: viewer?.memberId ?? memberId };
  const row = await findOne(db, select, ids);
  if (row === undefined) throw memberNotFound();
  return row;
}
