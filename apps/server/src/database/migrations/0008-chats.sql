-- A room for each club with at least one accepted member, and one for each pair that may talk.
create table chat_rooms (
  room_id         bigint generated always as identity primary key,
  club_id         integer unique references clubs,
  -- Both member ids, the lower one first: '3:17'.
  pair_key        text unique check (pair_key ~ '^[0-9]+:[0-9]+$'),
  -- Incremented by the transaction that adds a message. The row stays locked until the commit, so
  -- numbers follow commit order without gaps.
  last_seq        integer     not null default 0 check (last_seq >= 0),
  last_message_at timestamptz not null,
  created_at      timestamptz not null,
  constraint chat_room_of_club_or_pair check ((club_id is null) <> (pair_key is null))
);
create index chat_rooms_age on chat_rooms (last_message_at);

create table chat_messages (
  room_id      bigint      not null references chat_rooms on delete cascade,
  seq          integer     not null check (seq > 0),
  -- Null for system lines.
  sender_id    integer     references members,
  -- Chosen by the sender's device; a retry with the same id is the same message.
  client_id    text        check (client_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  kind         text        not null check (kind in ('TEXT', 'IMAGE', 'SYSTEM', 'ANNOUNCEMENT')),
  body         text        check (char_length(body) between 1 and 1000),
  image_path   text,
  image_name   text,
  image_width  smallint,
  image_height smallint,
  -- What a system line reports: {"event": "joined"}. The sentence is composed at read time.
  event        jsonb,
  -- The member a system line is about. The nickname is read later because it may change.
  subject_id   integer     references members,
  created_at   timestamptz not null,
  -- A removed message remains as an empty row.
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

-- Present and former members of a room. Members who come back read only later messages.
create table chat_members (
  room_id    bigint      not null references chat_rooms on delete cascade,
  member_id  integer     not null references members,
  -- The last seq before the member joined.
  joined_seq integer     not null,
  read_seq   integer     not null,
  left_at    timestamptz,
  muted      boolean     not null default false,
  -- When to push unread messages to the member's devices; null if there is nothing to push.
  push_due_at timestamptz,
  primary key (room_id, member_id),
  constraint chat_member_read_own_part check (read_seq >= joined_seq)
) with (autovacuum_vacuum_scale_factor = 0.02);
create index chat_members_present on chat_members (member_id) where left_at is null;
create index chat_members_push_due on chat_members (push_due_at) where push_due_at is not null;
