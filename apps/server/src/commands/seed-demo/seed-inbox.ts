import { type NoticeKind, noticeKinds } from '@azit/contract/notices/notice-kind';
import type { Meeting } from '@azit/rules/meeting-time';
import type { NoticeData } from '@azit/rules/notices/notice-sentence';
import { addDays, seoulInstant, seoulToday } from '@azit/rules/seoul-clock';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { toMeeting } from '#server/modules/clubs/club.policy.ts';
import { type ReminderKind, reminderKinds } from '#server/modules/reminders/reminder-window.ts';
import { takeDueReminders } from '#server/modules/reminders/take-due-reminders.ts';
import { type DemoNotice, demoInbox } from './content/demo-inbox.ts';
import {
  foldDemoNotices,
  insertDemoNoticeSettings,
  insertDemoNotices,
  selectDemoClubs,
} from './demo.repository.ts';
import { demoLogins } from './demo-login.ts';
import { findMemberId, type MemberIds } from './member-ids.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ALL_CLUBS = 1_000;

const reminderOffset: Record<ReminderKind, number> = {
  MEETING_TOMORROW: -24 * HOUR_MS,
  MEETING_SOON: -2 * HOUR_MS,
  REVIEW_DUE: 2 * HOUR_MS,
};

export async function seedInbox(tx: Transaction, ids: MemberIds, now: Date): Promise<void> {
  await muteMails(tx, ids);
  const clubs = await findMany(tx, selectDemoClubs, {});
  const clubByName = new Map(clubs.map((club) => [club.club_name, club]));
  const written = demoInbox.map((notice) => toLine(notice, ids, clubByName, now));
  const lines = [...written, ...(await dueLines(tx, now))];
  const notices = JSON.stringify(lines.flatMap(toRows));
  await execute(tx, insertDemoNotices, { notices });
  await execute(tx, foldDemoNotices, { notices });
}

type DemoClubRow = {
  club_id: number;
  meeting_date: string;
  meeting_time: string;
  room_id: number | null;
};

function toLine(
  notice: DemoNotice,
  ids: MemberIds,
  clubByName: ReadonlyMap<string, DemoClubRow>,
  now: Date,
): InboxLine {
  const club = notice.club === undefined ? undefined : clubByName.get(notice.club);
  if (notice.club !== undefined && club === undefined)
    throw new Error(`demo content names ${notice.club}, which is not a demo club`);
  const meeting = notice.hasMeeting && club && toMeeting(club);
  return {
    memberId: findMemberId(ids, notice.to),
    kind: notice.kind,
    clubId: club?.club_id ?? null,
    actors: (notice.by ?? []).map((nickname) => findMemberId(ids, nickname)),
    data: {
      ...(meeting === undefined ? {} : { meeting }),
      ...(meeting && notice.movedFrom !== undefined && movedData(meeting, notice.movedFrom)),
      ...(notice.reason === undefined ? {} : { reason: notice.reason }),
      ...(notice.kind === 'ANNOUNCEMENT' && club?.room_id ? { roomId: club.room_id } : {}),
    },
    createdAt: toDate(notice, club, now),
    isRead: notice.isRead,
  };
}

function movedData(meeting: Meeting, movedFrom: string) {
  const earlier = { ...meeting, meetingTime: movedFrom };
  return { earlier, change: 'time' as const, asks: true };
}

function toDate({ when }: DemoNotice, club: DemoClubRow | undefined, now: Date): Date {
  if ('minutesAgo' in when) return new Date(now.getTime() - when.minutesAgo * MINUTE_MS);
  if ('day' in when) return seoulInstant(addDays(seoulToday(now), when.day), when.time);
  if (club === undefined) throw new Error('demo content names the meeting of no club');
  return afterMeeting(toMeeting(club), when.hoursAfterMeeting * HOUR_MS, now);
}

function afterMeeting({ meetingDate, meetingTime }: Meeting, ms: number, now: Date): Date {
  const time = Date.parse(`${meetingDate}T${meetingTime}+09:00`) + ms;
  return new Date(Math.min(time, now.getTime()));
}

async function dueLines(tx: Transaction, now: Date): Promise<InboxLine[]> {
  const lines: InboxLine[] = [];
  for (const kind of reminderKinds) {
    const { due } = await takeDueReminders(tx, kind, { now, size: ALL_CLUBS });
    for (const reminder of due) {
      const createdAt = afterMeeting(reminder.data.meeting, reminderOffset[kind], now);
      lines.push({ ...reminder, actors: [], createdAt, isRead: false });
    }
  }
  return lines;
}

async function muteMails(tx: Transaction, ids: MemberIds): Promise<void> {
  const isLogin = (nickname: string) => demoLogins.some((login) => login.nickname === nickname);
  const others = [...ids].filter(([nickname]) => !isLogin(nickname));
  const mailOff = noticeKinds.map((kind) => [kind, { mail: false }]);
  await execute(tx, insertDemoNoticeSettings, {
    member_ids: others.map(([, memberId]) => memberId),
    kinds: JSON.stringify(Object.fromEntries(mailOff)),
  });
}

type InboxLine = {
  memberId: number;
  kind: NoticeKind;
  clubId: number | null;
  actors: readonly number[];
  data: NoticeData;
  dedupeKey?: string;
  createdAt: Date;
  isRead: boolean;
};

function toRows(line: InboxLine) {
  const acts = line.actors.length === 0 ? [null] : line.actors;
  const since = new Date(line.createdAt.getTime() - (acts.length - 1) * MINUTE_MS);
  const rows = acts.map((actorId, index) => {
    const createdAt = new Date(since.getTime() + index * MINUTE_MS);
    return {
      member_id: line.memberId,
      kind: line.kind,
      club_id: line.clubId,
      actor_id: actorId,
      data: line.data,
      dedupe_key: line.dedupeKey ?? actKey(line, actorId, createdAt),
      created_at: createdAt,
      read_at: line.isRead ? line.createdAt : null,
      fold_since: since,
      fold_actors: line.actors.slice(0, index + 1).toReversed(),
    };
  });
  return rows.map((row, index) => ({
    ...row,
    folded_into_key: rows[index + 1]?.dedupe_key ?? null,
  }));
}

/**
 * Use the same keys as the modules that create notices: otherwise a member who follows a demo
 * member again would cause a second notice.
 */
function actKey(line: InboxLine, actorId: number | null, createdAt: Date): string {
  const { kind, clubId, memberId } = line;
  if (kind === 'NEW_FOLLOWER') return `${kind}:${memberId}:${actorId}`;
  if (kind === 'ATTENDANCE') return `${kind}:${clubId}:${memberId}`;
  return `${kind}:${clubId}:${actorId}:${memberId}:${createdAt.getTime()}`;
}
