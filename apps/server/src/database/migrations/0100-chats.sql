-- A room for each club that has accepted somebody, and one for each pair of members who may talk.
create table chat_rooms (
  room_id         bigint generated always as identity primary key,
  club_id         integer unique references clubs,
  -- The two ids, the lower one first: '3:17'.
  pair_key        text unique check (pair_key ~ '^[0-9]+:[0-9]+$'),
  -- Counted up in the transaction that adds a message: the row is locked until its commit, so the
  -- order of the numbers is that of the commits, and there are no gaps.
  last_seq        integer     not null default 0 check (last_seq >= 0),
  last_message_at timestamptz not null,
  created_at      timestamptz not null,
  constraint chat_room_of_club_or_pair check ((club_id is null) <> (pair_key is null))
);
create index chat_rooms_age on chat_rooms (last_message_at);

create table chat_messages (
  room_id      bigint      not null references chat_rooms on delete cascade,
  seq          integer     not null check (seq > 0),
  -- Null for a line of the room itself.
  sender_id    integer     references members,
  -- Made by the sender's device: the same one again is the same message.
  client_id    text        check (client_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  kind         text        not null check (kind in ('TEXT', 'IMAGE', 'SYSTEM', 'ANNOUNCEMENT')),
  body         text        check (char_length(body) between 1 and 1000),
  image_path   text,
  image_name   text,
  image_width  smallint,
  image_height smallint,
  -- What a line of the room tells: {"event": "joined"}; its sentence is made when it is read.
  event        jsonb,
  -- Whom it tells of. The name is looked up when it is read: names change, and members leave.
  subject_id   integer     references members,
  created_at   timestamptz not null,
  -- A removed message stays as an empty place.
  deleted_at   timestamptz,
  primary key (room_id, seq),
  constraint chat_messages_once unique (room_id, sender_id, client_id),
  constraint chat_message_has_sender check ((kind = 'SYSTEM') = (sender_id is null)),
  constraint chat_message_sender_has_client check ((sender_id is null) = (client_id is null)),
  constraint chat_message_system_has_event check ((kind = 'SYSTEM') = (event is not null)),
  constraint chat_message_image_whole check (
    num_nulls(image_path, image_name, image_width, image_height) in (0, 4)),
  constraint chat_message_content check (
    (body is not null)
      = (deleted_at is null and kind in ('TEXT', 'ANNOUNCEMENT'))
    and (image_name is not null) = (deleted_at is null and kind = 'IMAGE'))
) with (autovacuum_vacuum_scale_factor = 0.02);
create index chat_messages_pinned on chat_messages (room_id, seq desc)
  where kind = 'ANNOUNCEMENT' and deleted_at is null;
create index chat_messages_image on chat_messages (image_name) where image_name is not null;
create index chat_messages_sender on chat_messages (sender_id) where sender_id is not null;

-- Who is or was in a room. Whoever comes back reads from then on.
create table chat_members (
  room_id    bigint      not null references chat_rooms on delete cascade,
  member_id  integer     not null references members,
  -- The newest message when the member joined: those after it are theirs to read.
  joined_seq integer     not null,
  read_seq   integer     not null,
  left_at    timestamptz,
  muted      boolean     not null default false,
  -- When to tell the member's devices of what they have not read; null when there is nothing to tell.
  push_due_at timestamptz,
  primary key (room_id, member_id),
  constraint chat_member_read_own_part check (read_seq >= joined_seq)
) with (autovacuum_vacuum_scale_factor = 0.02);
create index chat_members_present on chat_members (member_id) where left_at is null;
create index chat_members_push_due on chat_members (push_due_at) where push_due_at is not null;

-- A reported message as it was, with what stood around it: it may be removed afterwards.
create table message_reports (
  message_report_id integer generated always as identity primary key,
  -- Without references: evidence outlives the room.
  room_id        bigint      not null,
  seq            integer     not null,
  member_id      integer     not null references members,
  reporter_id    integer     not null references members,
  category       text        not null check (category in (
    'BAD_LANGUAGE', 'ADVERTISE', 'PERSONAL_INFORMATION', 'DISCRIMINATION', 'ETC')),
  reason         text        check (char_length(reason) between 1 and 128),
  -- {"club", "message", "before": […], "after": […]}: texts, senders and times.
  evidence       jsonb       not null,
  evidence_image text,
  created_at     timestamptz not null,
  closed_at      timestamptz,
  verdict        text,
  constraint message_reports_once unique (room_id, seq, reporter_id),
  constraint message_report_not_self check (member_id <> reporter_id),
  constraint message_report_closed_with_verdict check ((closed_at is null) = (verdict is null))
);
create index message_reports_open on message_reports (message_report_id) where closed_at is null;
create index message_reports_age on message_reports (created_at);

-- Clubs that have accepted somebody before there were rooms.
insert into chat_rooms (club_id, last_message_at, created_at)
select c.club_id, now(), now() from clubs c
where exists (select from club_members s
  where s.club_id = c.club_id and s.status = 'CLUB_JOINED' and s.member_id <> c.host_id);
insert into chat_members (room_id, member_id, joined_seq, read_seq)
select r.room_id, s.member_id, 0, 0
from chat_rooms r join club_members s using (club_id) where s.status = 'CLUB_JOINED';
