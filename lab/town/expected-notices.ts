import type { NoticeKind } from '../../packages/contract/src/notices/notice-kind.ts';
import type { TownMember } from './neighbours.ts';

/** The simulation checks every single notice of these kinds. */
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

export type ExpectedNotice = {
  kind: (typeof EXACT_KINDS)[number];
  to: TownMember;
  by: TownMember;
  at: number;
  clubId: number | undefined;
  /** False if the recipient may no longer wait for a seat. */
  isCertain: boolean;
};

type RunSql = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/**
 * The notices that the actions of the members must have caused, recorded without reading the
 * database.
 */
export class ExpectedNotices {
  #all: ExpectedNotice[] = [];

  add(notice: ExpectedNotice): void {
    this.#all.push(notice);
  }

  /** A member who leaves a club no longer gets notices of the club's announcements. */
  retractAnnouncements(clubId: number, member: TownMember): void {
    const isRetracted = (one: ExpectedNotice) =>
      one.kind === 'ANNOUNCEMENT' && one.clubId === clubId && one.to === member;
    this.#all = this.#all.filter((one) => !isRetracted(one));
  }

  async findDifferences(sql: RunSql, from: number): Promise<string[]> {
    const rows = await sql(
      `select concat_ws(' ', kind, member_id, club_id, actor_id) as key, count(*) as times
       from notices where kind = any($1) and created_at >= $2 group by 1`,
      [EXACT_KINDS, new Date(from)],
    );
    const found = new Map(rows.map((row) => [String(row.key), Number(row.times)]));
    const expected = new Map<string, { least: number; most: number }>();
    for (const { kind, to, by, at, clubId, isCertain } of this.#all) {
      if (at < from || to.isGone) continue;
      const key = [kind, to.memberId, clubId, by.memberId].filter(Boolean).join(' ');
      const { least, most } = expected.get(key) ?? { least: 0, most: 0 };
      expected.set(key, { least: least + Number(isCertain), most: most + 1 });
    }
    return [...new Set([...expected.keys(), ...found.keys()])].flatMap((key) => {
      const times = found.get(key) ?? 0;
      const { least, most } = expected.get(key) ?? { least: 0, most: 0 };
      return times < least || times > most ? [`${key}: ${times}, not ${least} to ${most}`] : [];
    });
  }
}
