import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { areAllHidden, hasSeat, type ViewerSql } from '#server/database/block-sql.ts';

/**
 * Show these kinds even if the host is hidden: a member must learn of a rejected application or a
 * lost seat.
 */
const OWN_OUTCOMES: readonly NoticeKind[] = ['APPLICATION_REJECTED', 'MEMBER_REMOVED'];

type NoticeSql = {
  notice: string;
  actors: string;
  viewer: ViewerSql;
};

export function isNoticeHidden({ notice, actors, viewer }: NoticeSql): string {
  // Check the last actor first: one column is cheaper than the array.
  const last = `coalesce(${notice}.actor_id, (${actors})[1])`;
  return `(${areAllHidden(actors, last, viewer)}
    and ${notice}.kind not in (${OWN_OUTCOMES.map((kind) => `'${kind}'`).join(', ')})
    and (${notice}.kind = 'APPLICATION_RECEIVED' or not ${hasSeat(notice, viewer)}))`;
}
