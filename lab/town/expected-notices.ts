import type { NoticeKind } from '../../packages/contract/src/notices/notice-kind.ts';
import type { Town, TownClub, TownMember } from './town.ts';

/** Of these kinds the town expects every single notice. */
const EXACT_KINDS = [
  'APPLICATION_RECEIVED',
  'WAITLISTED',
  'APPLICATION_WITHDRAWN',
  'APPLICATION_ACCEPTED',
  'APPLICATION_REJECTED',
  'MEMBER_REMOVED',
  'CLUB_CHANGED',
  'CLUB_CANCELLED',
  'ANNOUNCEMENT',
  'ATTENDANCE',
  'NEW_FOLLOWER',
] as const satisfies readonly NoticeKind[];

type Expected = {
  kind: (typeof EXACT_KINDS)[number];
  to: TownMember;
  by: TownMember;
  at: number;
  clubId: number | null;
  /** False if the recipient may no longer wait for a seat. */
  isCertain: boolean;
};

/** The notices that the acts of the members must have caused, independent of the database. */
export class ExpectedNotices {
  #all: Expected[] = [];

  add(
    kind: Expected['kind'],
    { to, by, at }: Pick<Expected, 'to' | 'by' | 'at'>,
    club?: TownClub,
    isCertain = true,
  ): void {
    this.#all.push({ kind, to, by, at, clubId: club?.clubId ?? null, isCertain });
  }

  /** A member who leaves a club loses its announcements. */
  retractAnnouncements({ clubId }: TownClub, member: TownMember): void {
    const isRetracted = (one: Expected) =>
      one.kind === 'ANNOUNCEMENT' && one.clubId === clubId && one.to === member;
    this.#all = this.#all.filter((one) => !isRetracted(one));
  }

  async findDifferences(town: Town, from: number): Promise<string[]> {
    const rows = await town.sql(
      `select concat_ws(' ', kind, member_id, club_id, actor_id) as key, count(*) as times
       from notices where kind = any($1) and created_at >= $2 group by 1`,
      [EXACT_KINDS, new Date(from)],
    );
    const found = new Map(rows.map((row) => [String(row.key), Number(row.times)]));
    const least = new Map<string, number>();
    const most = new Map<string, number>();
    for (const { kind, to, by, at, clubId, isCertain } of this.#all) {
      if (at < from || to.isGone) continue;
      const key = [kind, to.memberId, ...(clubId ? [clubId] : []), by.memberId].join(' ');
      most.set(key, (most.get(key) ?? 0) + 1);
      if (isCertain) least.set(key, (least.get(key) ?? 0) + 1);
    }
    return [...new Set([...most.keys(), ...found.keys()])].flatMap((key) => {
      const [times, low, high] = [found, least, most].map((counts) => counts.get(key) ?? 0);
      const fits = Number(times) >= Number(low) && Number(times) <= Number(high);
      return fits ? [] : [`${key}: ${times} notices, not ${low} to ${high}`];
    });
  }
}
