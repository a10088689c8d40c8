import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { areAllHidden, hasSeat, type ViewerSql } from '#server/database/block-sql.ts';

/** What became of one's own application or seat is told whoever decided it. */
const OWN_FATE: readonly NoticeKind[] = ['APPLICATION_REJECTED', 'MEMBER_REMOVED'];

type Told = {
  /** SQL: the row, with the columns of notices. */
  notice: string;
  /** SQL: the ids of those it tells of. */
  actors: string;
  /** SQL: the id of its reader; a parameter costs less than a column. */
  viewer: ViewerSql;
};

/**
 * SQL: everybody whom this notice tells of is hidden from its reader. What happens in a club in
 * which the reader has a seat is told nevertheless, but for who applies to it.
 */
export function isNoticeHidden({ notice, actors, viewer }: Told): string {
  // Who did it last comes first, and costs less to read than an array.
  const last = `coalesce(${notice}.actor_id, (${actors})[1])`;
  return `(${areAllHidden(actors, last, viewer)}
    and ${notice}.kind not in (${OWN_FATE.map((kind) => `'${kind}'`).join(', ')})
    and (${notice}.kind = 'APPLICATION_RECEIVED' or not ${hasSeat(notice, viewer)}))`;
}
