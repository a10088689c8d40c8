import {
  bigint,
  date,
  int,
  notNull,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const FOUND_MAX = 50;

export const findMembers = statement('operator_find_members', {
  text: `
    select member_id, nickname, email, status from members
    where strpos(lower(nickname), lower(:word)) > 0 or strpos(lower(email), lower(:word)) > 0
    order by member_id limit ${FOUND_MAX}`,
  params: { word: text },
  row: { member_id: int, nickname: nullable(text), email: nullable(text), status: text },
});

export const findClubs = statement('operator_find_clubs', {
  text: `
    select c.club_id, c.club_name, c.meeting_date, c.meeting_time, c.host_id,
      h.nickname as host_nickname
    from clubs c join members h on h.member_id = c.host_id
    where strpos(lower(c.club_name), lower(:word)) > 0
    order by c.meeting_date desc, c.club_id desc limit ${FOUND_MAX}`,
  params: { word: text },
  row: {
    club_id: int,
    club_name: text,
    meeting_date: date,
    meeting_time: time,
    host_id: int,
    host_nickname: nullable(text),
  },
});

export const findReviews = statement('operator_find_reviews', {
  text: `
    select r.review_id, r.created_at, r.reviewer_id, w.nickname as reviewer_nickname,
      r.comment_body
    from reviews r join members w on w.member_id = r.reviewer_id
    where r.reviewee_id = :member_id and r.comment_body is not null
    order by r.review_id desc limit 200`,
  params: { member_id: int },
  row: {
    review_id: bigint,
    created_at: timestamp,
    reviewer_id: int,
    reviewer_nickname: nullable(text),
    comment_body: notNull(text, 'only reviews with a text'),
  },
});

const perDay = (table: string, column: string, condition = 'true') => `(
  select count(*) from ${table}
  where ${column} >= day at time zone 'Asia/Seoul'
    and ${column} < (day + interval '1 day') at time zone 'Asia/Seoul' and ${condition})`;

export const countPerDay = statement('operator_count_per_day', {
  text: `
    select day::date as day,
      ${perDay('members', 'created_at')} as members,
      ${perDay('clubs', 'created_at')} as clubs,
      ${perDay('club_members', 'applied_at', 'join_answer is not null')} as applications,
      ${perDay('chat_messages', 'created_at', 'sender_id is not null')} as messages,
      (select count(*) from clubs where meeting_date = day::date and cancelled_at is null) as meetings
    from generate_series(:today::date - 6, :today::date, interval '1 day') as day
    order by day desc`,
  params: { today: date },
  row: {
    day: date,
    members: bigint,
    clubs: bigint,
    applications: bigint,
    messages: bigint,
    meetings: bigint,
  },
});

export const selectActiveMembers = statement('operator_select_active_members', {
  text: `
    select member_id from members where status = 'ACTIVE' and member_id > :after_member_id
    order by member_id limit 500`,
  params: { after_member_id: int },
  row: { member_id: int },
});

export const countDevices = statement('operator_count_devices', {
  text: 'select count(*) as devices from push_subscriptions where member_id = :member_id',
  params: { member_id: int },
  row: { devices: bigint },
});
