import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import {
  areAllHidden,
  hasSeat,
  isHidden,
  isInCrew,
  isNobodyHidden,
  type ViewerSql,
} from '#server/database/block-sql.ts';
import { isAboutApplicants, isWaiting } from './notice-club.repository.ts';

/**
 * These notices are shown even if a block hides the host: a member must learn of a rejection or a
 * removal.
 */
const OWN_OUTCOMES: readonly NoticeKind[] = [
  'APPLICATION_REJECTED',
  'MEMBER_REMOVED',
  'CREW_REMOVED',
];
export const isOwnOutcome = (notice: string) =>
  `${notice}.kind in (${OWN_OUTCOMES.map((kind) => `'${kind}'`).join(', ')})`;

type NoticeSql = {
  notice: string;
  actors: string;
  viewer: ViewerSql;
};

export function isNoticeHidden({ notice, actors, viewer }: NoticeSql): string {
  // Compare the last actor first: comparing one id is cheaper than comparing the array of actors.
  const last = `coalesce(${notice}.actor_id, (${actors})[1])`;
  return `(${areAllHidden(actors, last, viewer)}
    and not ${isOwnOutcome(notice)}
    and (${isAboutApplicants(notice)}
      or not (${hasSeat(notice, viewer)} or ${isInCrew(notice, viewer)})))`;
}

/** SQL: the actors of notice n whom its inbox line and its deliveries name, newest first. */
export function actorsSeen(viewer: ViewerSql): string {
  return `case
    when ${isAboutApplicants('n')} then array(
      select who.member_id from unnest(n.fold_actors) with ordinality as who (member_id, ordinal)
      where not (${isHidden('who.member_id', viewer)}) and ${isWaiting('n', 'who.member_id')}
      order by who.ordinal)
    when ${isNobodyHidden(viewer)} or cardinality(n.fold_actors) <= 1 then n.fold_actors
    else coalesce(nullif(array(
      select who.member_id from unnest(n.fold_actors) with ordinality as who (member_id, ordinal)
      where not (${isHidden('who.member_id', viewer)}) order by who.ordinal), '{}'), n.fold_actors) end`;
}
