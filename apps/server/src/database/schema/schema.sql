create table absences (
  club_id integer not null,
  member_id integer not null,
  marked_at timestamp with time zone not null,
  contested_at timestamp with time zone,
  decided_at timestamp with time zone,
  decision text
) with ();

create table areas (
  area_code text not null,
  province text not null,
  name text not null
) with ();

create table blocks (
  blocker_id integer not null,
  blocked_id integer not null,
  blocked_at timestamp with time zone not null
) with ();

create table calendars (
  member_id integer not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null
) with ();

create table chat_members (
  room_id bigint not null,
  member_id integer not null,
  joined_seq integer not null,
  read_seq integer not null,
  left_at timestamp with time zone,
  muted boolean not null default false,
  push_due_at timestamp with time zone
) with (autovacuum_vacuum_scale_factor=0.02);

create table chat_messages (
  room_id bigint not null,
  seq integer not null,
  sender_id integer,
  client_id text,
  kind text not null,
  body text,
  image_path text,
  image_name text,
  image_width smallint,
  image_height smallint,
  event jsonb,
  subject_id integer,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone
) with (autovacuum_vacuum_scale_factor=0.02);

create table chat_rooms (
  room_id bigint not null generated always as identity,
  club_id integer,
  pair_key text,
  last_seq integer not null default 0,
  last_message_at timestamp with time zone not null,
  created_at timestamp with time zone not null
) with ();

create table club_changes (
  change_id bigint not null generated always as identity,
  club_id integer not null,
  sequence integer not null,
  changed_at timestamp with time zone not null,
  note text,
  fields jsonb not null
) with ();

create table club_members (
  club_member_id bigint not null generated always as identity,
  club_id integer not null,
  member_id integer not null,
  status text not null,
  join_answer text,
  is_hidden boolean not null default false,
  applied_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  confirmation text,
  rejection_reason text
) with (autovacuum_vacuum_scale_factor=0.02);

create table club_openings (
  host_id integer not null,
  fingerprint bytea not null,
  opened_at timestamp with time zone not null
) with ();

create table club_reports (
  club_report_id integer not null generated always as identity,
  club_id integer not null,
  reporter_id integer not null,
  category text not null,
  reason text,
  created_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  verdict text
) with ();

create table club_search (
  club_id integer not null,
  meeting_date date not null,
  meeting_time time(0) without time zone not null,
  name_text text not null,
  body_text text not null,
  host_id integer not null
) with (autovacuum_vacuum_scale_factor=0.02);

create table clubs (
  club_id integer not null generated always as identity,
  host_id integer not null,
  club_name text not null,
  club_info text not null,
  join_question text not null,
  fee integer not null,
  meeting_date date not null,
  meeting_time time(0) without time zone not null,
  member_limit smallint not null,
  joined_count smallint not null default 0,
  gender_restriction text not null,
  birth_year_min smallint,
  birth_year_max smallint,
  is_online boolean not null,
  location text,
  category_small_id smallint not null,
  category_large_id smallint not null,
  image_path text,
  image_name text,
  created_at timestamp with time zone not null default now(),
  cancelled_at timestamp with time zone,
  duration_minutes smallint not null default 120,
  area text generated always as (location_area(location)) stored,
  location_visibility text not null default 'ALL'::text,
  online_link text,
  cancel_reason text,
  sequence integer not null default 0,
  again_of integer,
  area_code text,
  is_area_read boolean not null default false,
  is_full boolean generated always as ((joined_count >= member_limit)) stored,
  attendance_confirmed_at timestamp with time zone,
  is_host_suspended boolean not null default false,
  is_listed boolean generated always as ((NOT is_host_suspended)) stored,
  bring_along text
) with (autovacuum_vacuum_scale_factor=0.02);

create table common_grams (
  gram text not null collate "C",
  clubs integer not null default 0
) with ();

create table deliveries (
  delivery_id bigint not null generated always as identity,
  notice_id bigint not null,
  channel text not null,
  subscription_id bigint,
  due_at timestamp with time zone not null,
  state text not null default 'pending'::text,
  attempts smallint not null default 0,
  cut_off smallint not null default 0,
  lease_until timestamp with time zone,
  last_error text,
  finished_at timestamp with time zone,
  first_attempt_at timestamp with time zone
) with ();

create table follows (
  follow_id bigint not null generated always as identity,
  follower_id integer not null,
  followee_id integer not null,
  created_at timestamp with time zone not null default now()
) with (autovacuum_vacuum_scale_factor=0.02);

create table idempotent_replies (
  key_hash bytea not null,
  member_id integer,
  body_hash bytea not null,
  attempt_id uuid not null,
  lease_until timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  status integer,
  headers jsonb,
  body bytea
) with ();

create table large_categories (
  category_large_id smallint not null,
  category_name text not null
) with ();

create table mail_outbox (
  mail_id bigint not null generated always as identity,
  message_id text not null,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamp with time zone not null,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  last_error text,
  unconfirmed smallint not null default 0,
  expires_at timestamp with time zone,
  unsubscribe_url text,
  notice_id bigint
) with ();

create table member_areas (
  member_id integer not null,
  position smallint not null,
  area_code text not null
) with ();

create table member_interests (
  member_id integer not null,
  category_small_id smallint not null
) with ();

create table member_reports (
  member_report_id integer not null generated always as identity,
  member_id integer not null,
  reporter_id integer not null,
  category text not null,
  reason text,
  created_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  verdict text
) with ();

create table members (
  member_id integer not null generated always as identity,
  email text,
  nickname text,
  password_hash text,
  about_me text,
  gender text,
  birth_year smallint,
  image_path text,
  image_name text,
  reputation double precision not null default 36.5,
  following_count integer not null default 0,
  follower_count integer not null default 0,
  status text not null default 'ACTIVE'::text,
  created_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,
  email_proven_at timestamp with time zone,
  temporary_password_until timestamp with time zone,
  block_count integer not null default 0,
  hidden_ids integer[] not null default '{}'::integer[],
  blocked_ids integer[] not null default '{}'::integer[]
) with ();

create table message_reports (
  message_report_id integer not null generated always as identity,
  room_id bigint not null,
  seq integer not null,
  member_id integer not null,
  reporter_id integer not null,
  category text not null,
  reason text,
  evidence jsonb not null,
  evidence_image text,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  verdict text
) with ();

create table muted_clubs (
  member_id integer not null,
  club_id integer not null
) with ();

create table notice_settings (
  member_id integer not null,
  kinds jsonb not null default '{}'::jsonb,
  quiet_hours boolean not null default true,
  hide_content boolean not null default false
) with ();

create table notices (
  notice_id bigint not null generated always as identity,
  member_id integer not null,
  kind text not null,
  club_id integer,
  actor_id integer,
  data jsonb not null default '{}'::jsonb,
  dedupe_key text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  folded_into bigint,
  fold_since timestamp with time zone not null,
  fold_actors integer[] not null
) with ();

create table oauth_attempts (
  state_hash bytea not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamp with time zone not null
) with ();

create table oauth_entries (
  code_hash bytea not null,
  member_id integer not null,
  browser_hash bytea,
  expires_at timestamp with time zone not null
) with ();

create table oauth_identities (
  provider text not null,
  subject text not null,
  member_id integer not null,
  created_at timestamp with time zone not null
) with ();

create table oauth_signups (
  ticket_hash bytea not null,
  provider text not null,
  subject text not null,
  email text not null,
  expires_at timestamp with time zone not null,
  email_verified boolean not null default false
) with ();

create table operator_actions (
  operator_action_id integer not null generated always as identity,
  operator text not null,
  action text not null,
  target text not null,
  note text,
  acted_at timestamp with time zone not null default now()
) with ();

create table password_recoveries (
  member_id integer not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  recovery_mail_id bigint,
  tries_allowed smallint not null default 5,
  requester_hash bytea,
  stranger_tries smallint not null default 0
) with ();

create table push_subscriptions (
  subscription_id bigint not null generated always as identity,
  member_id integer not null,
  session_id uuid,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null
) with ();

create table rate_limit_hits (
  rule text not null,
  subject_hash bytea not null,
  window_start timestamp with time zone not null,
  hits integer not null,
  expires_at timestamp with time zone not null,
  pending integer not null default 0
) with ();

create table recovery_mails (
  recovery_mail_id bigint not null generated always as identity,
  member_id integer not null,
  sent_at timestamp with time zone not null,
  guesses smallint not null default 0
) with ();

create table refresh_tokens (
  refresh_token_id bigint not null generated always as identity,
  session_id uuid not null,
  parent_id bigint,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
) with ();

create table reminders (
  club_id integer not null,
  kind text not null,
  meeting_date date not null,
  meeting_time time(0) without time zone not null,
  made_at timestamp with time zone not null
) with ();

create table reviews (
  review_id bigint not null generated always as identity,
  club_id integer not null,
  reviewer_id integer not null,
  reviewee_id integer not null,
  comment_category text not null,
  comment_body text,
  created_at timestamp with time zone not null default now()
) with ();

create table schema_migrations (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  oldest_program integer
) with ();

create table search_terms (
  term text not null collate "C",
  jamo text not null collate "C",
  misspellings text[] not null,
  is_category boolean not null
) with ();

create table sessions (
  session_id uuid not null,
  member_id integer not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  password_checked_until timestamp with time zone
) with ();

create table small_categories (
  category_small_id smallint not null,
  category_large_id smallint not null,
  category_name text not null
) with ();

alter table absences add constraint absence_contested_in_time CHECK (((contested_at >= marked_at) AND (contested_at < (marked_at + '168:00:00'::interval))));

alter table absences add constraint absence_decided_once_contested CHECK (((decided_at IS NULL) OR (contested_at IS NOT NULL)));

alter table absences add constraint absence_decided_whole CHECK (((decided_at IS NULL) = (decision IS NULL)));

alter table absences add constraint absence_of_a_seat FOREIGN KEY (club_id, member_id) REFERENCES club_members(club_id, member_id) ON DELETE CASCADE;

alter table absences add constraint absences_decision_check CHECK ((decision = ANY (ARRAY['CAME'::text, 'ABSENT'::text])));

alter table absences add constraint absences_pkey PRIMARY KEY (club_id, member_id);

alter table areas add constraint areas_area_code_check CHECK ((area_code ~ '^[1-9][0-9]{4}$'::text));

alter table areas add constraint areas_once UNIQUE (province, name);

alter table areas add constraint areas_pkey PRIMARY KEY (area_code);

alter table blocks add constraint block_not_self CHECK ((blocker_id <> blocked_id));

alter table blocks add constraint blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES members(member_id);

alter table blocks add constraint blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES members(member_id);

alter table blocks add constraint blocks_pkey PRIMARY KEY (blocker_id, blocked_id);

alter table calendars add constraint calendars_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE;

alter table calendars add constraint calendars_pkey PRIMARY KEY (member_id);

alter table calendars add constraint calendars_secret_hash_key UNIQUE (secret_hash);

alter table chat_members add constraint chat_member_read_own_part CHECK ((read_seq >= joined_seq));

alter table chat_members add constraint chat_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id);

alter table chat_members add constraint chat_members_pkey PRIMARY KEY (room_id, member_id);

alter table chat_members add constraint chat_members_room_id_fkey FOREIGN KEY (room_id) REFERENCES chat_rooms(room_id) ON DELETE CASCADE;

alter table chat_messages add constraint chat_message_content CHECK ((((body IS NOT NULL) = ((deleted_at IS NULL) AND (kind = ANY (ARRAY['TEXT'::text, 'ANNOUNCEMENT'::text])))) AND ((image_name IS NOT NULL) = ((deleted_at IS NULL) AND (kind = 'IMAGE'::text)))));

alter table chat_messages add constraint chat_message_has_sender CHECK (((kind = 'SYSTEM'::text) = (sender_id IS NULL)));

alter table chat_messages add constraint chat_message_image_whole CHECK ((num_nulls(image_path, image_name, image_width, image_height) = ANY (ARRAY[0, 4])));

alter table chat_messages add constraint chat_message_sender_has_client CHECK (((sender_id IS NULL) = (client_id IS NULL)));

alter table chat_messages add constraint chat_message_system_has_event CHECK (((kind = 'SYSTEM'::text) = (event IS NOT NULL)));

alter table chat_messages add constraint chat_messages_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 1000)));

alter table chat_messages add constraint chat_messages_client_id_check CHECK ((client_id ~ '^[A-Za-z0-9_-]{8,64}$'::text));

alter table chat_messages add constraint chat_messages_kind_check CHECK ((kind = ANY (ARRAY['TEXT'::text, 'IMAGE'::text, 'SYSTEM'::text, 'ANNOUNCEMENT'::text])));

alter table chat_messages add constraint chat_messages_once UNIQUE (room_id, sender_id, client_id);

alter table chat_messages add constraint chat_messages_pkey PRIMARY KEY (room_id, seq);

alter table chat_messages add constraint chat_messages_room_id_fkey FOREIGN KEY (room_id) REFERENCES chat_rooms(room_id) ON DELETE CASCADE;

alter table chat_messages add constraint chat_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES members(member_id);

alter table chat_messages add constraint chat_messages_seq_check CHECK ((seq > 0));

alter table chat_messages add constraint chat_messages_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES members(member_id);

alter table chat_rooms add constraint chat_room_of_club_or_pair CHECK (((club_id IS NULL) <> (pair_key IS NULL)));

alter table chat_rooms add constraint chat_rooms_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(club_id);

alter table chat_rooms add constraint chat_rooms_club_id_key UNIQUE (club_id);

alter table chat_rooms add constraint chat_rooms_last_seq_check CHECK ((last_seq >= 0));

alter table chat_rooms add constraint chat_rooms_pair_key_check CHECK ((pair_key ~ '^[0-9]+:[0-9]+$'::text));

alter table chat_rooms add constraint chat_rooms_pair_key_key UNIQUE (pair_key);

alter table chat_rooms add constraint chat_rooms_pkey PRIMARY KEY (room_id);

alter table club_changes add constraint club_changes_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(club_id);

alter table club_changes add constraint club_changes_fields_check CHECK ((fields <> '{}'::jsonb));

alter table club_changes add constraint club_changes_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 128)));

alter table club_changes add constraint club_changes_once UNIQUE (club_id, sequence);

alter table club_changes add constraint club_changes_pkey PRIMARY KEY (change_id);

alter table club_members add constraint club_member_confirmation CHECK (((confirmation IS NULL) OR (status = 'CLUB_JOINED'::text)));

alter table club_members add constraint club_member_rejection CHECK (((rejection_reason IS NULL) OR (status = 'CLUB_REJECTED'::text)));

alter table club_members add constraint club_members_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(club_id);

alter table club_members add constraint club_members_confirmation_check CHECK ((confirmation = ANY (ARRAY['PENDING'::text, 'GOING'::text])));

alter table club_members add constraint club_members_join_answer_check CHECK (((char_length(join_answer) >= 1) AND (char_length(join_answer) <= 128)));

alter table club_members add constraint club_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id);

alter table club_members add constraint club_members_once UNIQUE (club_id, member_id);

alter table club_members add constraint club_members_pkey PRIMARY KEY (club_member_id);

alter table club_members add constraint club_members_rejection_reason_check CHECK ((rejection_reason = ANY (ARRAY['BALANCE'::text, 'FULL_SOON'::text, 'NOT_FITTING'::text, 'NEXT_TIME'::text])));

alter table club_members add constraint club_members_status_check CHECK ((status = ANY (ARRAY['CLUB_WAITING'::text, 'CLUB_JOINED'::text, 'CLUB_REJECTED'::text, 'CLUB_KICKED'::text])));

alter table club_openings add constraint club_openings_host_id_fkey FOREIGN KEY (host_id) REFERENCES members(member_id) ON DELETE CASCADE;

alter table club_openings add constraint club_openings_pkey PRIMARY KEY (host_id, fingerprint);

alter table club_reports add constraint club_report_closed_with_verdict CHECK (((closed_at IS NULL) = (verdict IS NULL)));

alter table club_reports add constraint club_reports_category_check CHECK ((category = ANY (ARRAY['ADVERTISEMENT_AND_SPAM'::text, 'INAPPROPRIATE_PARTICIPATION_FEE'::text, 'REQUEST_PERSONAL_CONTACT'::text, 'INVITING_OTHERS'::text, 'PARTICULAR_RELIGION_PROPAGATION'::text, 'ANTISOCIAL_CONTENT'::text, 'ETC'::text])));

alter table club_reports add constraint club_reports_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(club_id);

alter table club_reports add constraint club_reports_once UNIQUE (club_id, reporter_id);

alter table club_reports add constraint club_reports_pkey PRIMARY KEY (club_report_id);

alter table club_reports add constraint club_reports_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 128)));

alter table club_reports add constraint club_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES members(member_id);

alter table club_search add constraint club_search_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(club_id) ON DELETE CASCADE;

alter table club_search add constraint club_search_pkey PRIMARY KEY (club_id);

alter table clubs add constraint club_area_place CHECK (((area_code IS NULL) OR (NOT is_online)));

alter table clubs add constraint club_attendance_after_end CHECK (((attendance_confirmed_at IS NULL) OR (attendance_confirmed_at >= (((meeting_date + meeting_time) + ((duration_minutes)::double precision * '00:01:00'::interval)) AT TIME ZONE 'Asia/Seoul'::text))));

alter table clubs add constraint club_birth_years_ordered CHECK ((birth_year_min <= birth_year_max));

alter table clubs add constraint club_cancel_reason CHECK (((cancel_reason IS NULL) OR (cancelled_at IS NOT NULL)));

alter table clubs add constraint club_image_whole CHECK (((image_path IS NULL) = (image_name IS NULL)));

alter table clubs add constraint club_not_overbooked CHECK ((joined_count <= member_limit));

alter table clubs add constraint club_online_link CHECK (((online_link IS NULL) OR is_online));

alter table clubs add constraint club_place CHECK ((is_online = (location IS NULL)));

alter table clubs add constraint clubs_again_of_fkey FOREIGN KEY (again_of) REFERENCES clubs(club_id);

alter table clubs add constraint clubs_area_code_fkey FOREIGN KEY (area_code) REFERENCES areas(area_code);

alter table clubs add constraint clubs_birth_year_max_check CHECK (((birth_year_max >= 1950) AND (birth_year_max <= 2023)));

alter table clubs add constraint clubs_birth_year_min_check CHECK (((birth_year_min >= 1950) AND (birth_year_min <= 2023)));

alter table clubs add constraint clubs_bring_along_check CHECK (((char_length(bring_along) >= 1) AND (char_length(bring_along) <= 40)));

alter table clubs add constraint clubs_cancel_reason_check CHECK (((char_length(cancel_reason) >= 1) AND (char_length(cancel_reason) <= 128)));

alter table clubs add constraint clubs_category_small_id_category_large_id_fkey FOREIGN KEY (category_small_id, category_large_id) REFERENCES small_categories(category_small_id, category_large_id);

alter table clubs add constraint clubs_club_info_check CHECK (((char_length(club_info) >= 1) AND (char_length(club_info) <= 128)));

alter table clubs add constraint clubs_club_name_check CHECK (((char_length(club_name) >= 2) AND (char_length(club_name) <= 24)));

alter table clubs add constraint clubs_duration_minutes_check CHECK (((duration_minutes >= 30) AND (duration_minutes <= 720)));

alter table clubs add constraint clubs_fee_check CHECK (((fee >= 0) AND (fee <= 10000000)));

alter table clubs add constraint clubs_gender_restriction_check CHECK ((gender_restriction = ANY (ARRAY['ALL'::text, 'MALE_ONLY'::text, 'FEMALE_ONLY'::text])));

alter table clubs add constraint clubs_host_id_fkey FOREIGN KEY (host_id) REFERENCES members(member_id);

alter table clubs add constraint clubs_join_question_check CHECK (((char_length(join_question) >= 1) AND (char_length(join_question) <= 24)));

alter table clubs add constraint clubs_joined_count_check CHECK ((joined_count >= 0));

alter table clubs add constraint clubs_location_check CHECK (((char_length(location) >= 1) AND (char_length(location) <= 100)));

alter table clubs add constraint clubs_location_visibility_check CHECK ((location_visibility = ANY (ARRAY['ALL'::text, 'JOINED'::text])));

alter table clubs add constraint clubs_member_limit_check CHECK (((member_limit >= 3) AND (member_limit <= 20)));

alter table clubs add constraint clubs_online_link_check CHECK (((char_length(online_link) >= 1) AND (char_length(online_link) <= 300)));

alter table clubs add constraint clubs_pkey PRIMARY KEY (club_id);

alter table common_grams add constraint common_grams_pkey PRIMARY KEY (gram);

alter table deliveries add constraint deliveries_channel_check CHECK ((channel = ANY (ARRAY['push'::text, 'mail'::text])));

alter table deliveries add constraint deliveries_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices(notice_id) ON DELETE CASCADE;

alter table deliveries add constraint deliveries_once UNIQUE NULLS NOT DISTINCT (notice_id, channel, subscription_id);

alter table deliveries add constraint deliveries_pkey PRIMARY KEY (delivery_id);

alter table deliveries add constraint deliveries_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'unknown'::text, 'dropped'::text])));

alter table deliveries add constraint deliveries_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(subscription_id) ON DELETE CASCADE;

alter table deliveries add constraint delivery_push_has_device CHECK (((channel = 'push'::text) = (subscription_id IS NOT NULL)));

alter table deliveries add constraint delivery_sending_has_lease CHECK (((state = 'sending'::text) = (lease_until IS NOT NULL)));

alter table follows add constraint follow_not_self CHECK ((follower_id <> followee_id));

alter table follows add constraint follows_followee_id_fkey FOREIGN KEY (followee_id) REFERENCES members(member_id);

alter table follows add constraint follows_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES members(member_id);

alter table follows add constraint follows_once UNIQUE (follower_id, followee_id);

alter table follows add constraint follows_pkey PRIMARY KEY (follow_id);

alter table idempotent_replies add constraint idempotent_replies_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE;

alter table idempotent_replies add constraint idempotent_replies_pkey PRIMARY KEY (key_hash);

alter table idempotent_replies add constraint idempotent_replies_whole CHECK (((status IS NULL) = (headers IS NULL)));

alter table large_categories add constraint large_categories_category_name_key UNIQUE (category_name);

alter table large_categories add constraint large_categories_pkey PRIMARY KEY (category_large_id);

alter table mail_outbox add constraint mail_outbox_message_id_key UNIQUE (message_id);

alter table mail_outbox add constraint mail_outbox_pkey PRIMARY KEY (mail_id);

alter table member_areas add constraint member_areas_area_code_fkey FOREIGN KEY (area_code) REFERENCES areas(area_code);

alter table member_areas add constraint member_areas_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE;

alter table member_areas add constraint member_areas_once UNIQUE (member_id, area_code);

alter table member_areas add constraint member_areas_pkey PRIMARY KEY (member_id, "position");

alter table member_areas add constraint member_areas_position_check CHECK (("position" = ANY (ARRAY[1, 2])));

alter table member_interests add constraint member_interests_category_small_id_fkey FOREIGN KEY (category_small_id) REFERENCES small_categories(category_small_id);

alter table member_interests add constraint member_interests_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE;

alter table member_interests add constraint member_interests_pkey PRIMARY KEY (member_id, category_small_id);

alter table member_reports add constraint member_report_closed_with_verdict CHECK (((closed_at IS NULL) = (verdict IS NULL)));

alter table member_reports add constraint member_report_not_self CHECK ((member_id <> reporter_id));

alter table member_reports add constraint member_reports_category_check CHECK ((category = ANY (ARRAY['BAD_LANGUAGE'::text, 'ADVERTISE'::text, 'PERSONAL_INFORMATION'::text, 'DISCRIMINATION'::text, 'ETC'::text])));

alter table member_reports add constraint member_reports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id);

alter table member_reports add constraint member_reports_pkey PRIMARY KEY (member_report_id);

alter table member_reports add constraint member_reports_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 128)));

alter table member_reports add constraint member_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES members(member_id);

alter table members add constraint member_about_me_length CHECK ((char_length(about_me) <= 128));

alter table members add constraint member_email_length CHECK (((char_length(email) >= 3) AND (char_length(email) <= 254)));

alter table members add constraint member_image_whole CHECK (((image_path IS NULL) = (image_name IS NULL)));

alter table members add constraint member_nickname_pattern CHECK ((nickname ~ '^[A-Za-z가-힣_-]{2,8}$'::text));

alter table members add constraint member_withdrawn_is_erased CHECK (
CASE
    WHEN (status = 'WITHDRAWN'::text) THEN ((num_nonnulls(email, nickname, password_hash, about_me, gender, birth_year, image_name) = 0) AND (withdrawn_at IS NOT NULL))
    ELSE (num_nonnulls(email, nickname, about_me, gender, birth_year) = 5)
END);

alter table members add constraint members_birth_year_check CHECK ((birth_year >= 1950));

alter table members add constraint members_block_count_check CHECK ((block_count >= 0));

alter table members add constraint members_follower_count_check CHECK ((follower_count >= 0));

alter table members add constraint members_following_count_check CHECK ((following_count >= 0));

alter table members add constraint members_gender_check CHECK ((gender = ANY (ARRAY['MALE'::text, 'FEMALE'::text])));

alter table members add constraint members_pkey PRIMARY KEY (member_id);

alter table members add constraint members_reputation_check CHECK (((reputation >= (0)::double precision) AND (reputation <= (99)::double precision)));

alter table members add constraint members_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'SUSPENDED'::text, 'WITHDRAWN'::text])));

alter table message_reports add constraint message_report_closed_with_verdict CHECK (((closed_at IS NULL) = (verdict IS NULL)));

alter table message_reports add constraint message_report_not_self CHECK ((member_id <> reporter_id));

alter table message_reports add constraint message_reports_category_check CHECK ((category = ANY (ARRAY['BAD_LANGUAGE'::text, 'ADVERTISE'::text, 'PERSONAL_INFORMATION'::text, 'DISCRIMINATION'::text, 'ETC'::text])));

alter table message_reports add constraint message_reports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id);

alter table message_reports add constraint message_reports_once UNIQUE (room_id, seq, reporter_id);

alter table message_reports add constraint message_reports_pkey PRIMARY KEY (message_report_id);

alter table message_reports add constraint message_reports_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 128)));

alter table message_reports add constraint message_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES members(member_id);

alter table muted_clubs add constraint muted_clubs_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(club_id);

alter table muted_clubs add constraint muted_clubs_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id);

alter table muted_clubs add constraint muted_clubs_pkey PRIMARY KEY (member_id, club_id);

alter table notice_settings add constraint notice_settings_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id);

alter table notice_settings add constraint notice_settings_pkey PRIMARY KEY (member_id);

alter table notices add constraint notices_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES members(member_id);

alter table notices add constraint notices_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(club_id);

alter table notices add constraint notices_dedupe_key_key UNIQUE (dedupe_key);

alter table notices add constraint notices_folded_into_fkey FOREIGN KEY (folded_into) REFERENCES notices(notice_id) ON DELETE SET NULL;

alter table notices add constraint notices_kind_check CHECK ((kind ~ '^[A-Z_]{3,40}$'::text));

alter table notices add constraint notices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id);

alter table notices add constraint notices_pkey PRIMARY KEY (notice_id);

alter table oauth_attempts add constraint oauth_attempts_pkey PRIMARY KEY (state_hash);

alter table oauth_entries add constraint oauth_entries_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE;

alter table oauth_entries add constraint oauth_entries_pkey PRIMARY KEY (code_hash);

alter table oauth_identities add constraint oauth_identities_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE;

alter table oauth_identities add constraint oauth_identities_pkey PRIMARY KEY (provider, subject);

alter table oauth_signups add constraint oauth_signups_pkey PRIMARY KEY (ticket_hash);

alter table operator_actions add constraint operator_actions_pkey PRIMARY KEY (operator_action_id);

alter table password_recoveries add constraint password_recoveries_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE;

alter table password_recoveries add constraint password_recoveries_pkey PRIMARY KEY (member_id);

alter table password_recoveries add constraint password_recoveries_recovery_mail_id_fkey FOREIGN KEY (recovery_mail_id) REFERENCES recovery_mails(recovery_mail_id) ON DELETE CASCADE;

alter table push_subscriptions add constraint push_subscriptions_endpoint_key UNIQUE (endpoint);

alter table push_subscriptions add constraint push_subscriptions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id);

alter table push_subscriptions add constraint push_subscriptions_pkey PRIMARY KEY (subscription_id);

alter table push_subscriptions add constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE;

alter table rate_limit_hits add constraint rate_limit_hits_pending_check CHECK ((pending >= 0));

alter table rate_limit_hits add constraint rate_limit_hits_pkey PRIMARY KEY (rule, subject_hash, window_start);

alter table recovery_mails add constraint recovery_mails_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE;

alter table recovery_mails add constraint recovery_mails_pkey PRIMARY KEY (recovery_mail_id);

alter table refresh_tokens add constraint refresh_tokens_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES refresh_tokens(refresh_token_id) ON DELETE SET NULL;

alter table refresh_tokens add constraint refresh_tokens_pkey PRIMARY KEY (refresh_token_id);

alter table refresh_tokens add constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE;

alter table refresh_tokens add constraint refresh_tokens_token_hash_key UNIQUE (token_hash);

alter table reminders add constraint reminders_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(club_id);

alter table reminders add constraint reminders_kind_check CHECK ((kind = ANY (ARRAY['MEETING_TOMORROW'::text, 'MEETING_SOON'::text, 'REVIEW_DUE'::text])));

alter table reminders add constraint reminders_pkey PRIMARY KEY (club_id, kind);

alter table reviews add constraint review_not_self CHECK ((reviewer_id <> reviewee_id));

alter table reviews add constraint reviews_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(club_id);

alter table reviews add constraint reviews_comment_body_check CHECK (((char_length(comment_body) >= 1) AND (char_length(comment_body) <= 128)));

alter table reviews add constraint reviews_comment_category_check CHECK ((comment_category = ANY (ARRAY['CONSIDERATE'::text, 'ACTIVELY_PARTICIPATE'::text, 'KEEP_ON_TIME'::text, 'HAVE_FUN_NEXT_TIME'::text, 'FEEL_COMFORTABLE'::text, 'MOOD_MAKER'::text])));

alter table reviews add constraint reviews_once UNIQUE (club_id, reviewer_id, reviewee_id);

alter table reviews add constraint reviews_pkey PRIMARY KEY (review_id);

alter table reviews add constraint reviews_reviewee_id_fkey FOREIGN KEY (reviewee_id) REFERENCES members(member_id);

alter table reviews add constraint reviews_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES members(member_id);

alter table schema_migrations add constraint schema_migrations_pkey PRIMARY KEY (number);

alter table search_terms add constraint search_terms_pkey PRIMARY KEY (term);

alter table sessions add constraint sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE;

alter table sessions add constraint sessions_pkey PRIMARY KEY (session_id);

alter table small_categories add constraint small_categories_category_large_id_fkey FOREIGN KEY (category_large_id) REFERENCES large_categories(category_large_id);

alter table small_categories add constraint small_categories_category_name_key UNIQUE (category_name);

alter table small_categories add constraint small_categories_category_small_id_category_large_id_key UNIQUE (category_small_id, category_large_id);

alter table small_categories add constraint small_categories_pkey PRIMARY KEY (category_small_id);

CREATE INDEX absences_contested ON public.absences USING btree (contested_at) WHERE ((contested_at IS NOT NULL) AND (decided_at IS NULL)) -- statistics;

CREATE INDEX blocks_of_blocked ON public.blocks USING btree (blocked_id, blocker_id) -- statistics;

CREATE INDEX chat_members_present ON public.chat_members USING btree (member_id) WHERE (left_at IS NULL) -- statistics;

CREATE INDEX chat_members_push_due ON public.chat_members USING btree (push_due_at) WHERE (push_due_at IS NOT NULL) -- statistics;

CREATE INDEX chat_messages_image ON public.chat_messages USING btree (image_name) WHERE (image_name IS NOT NULL) -- statistics;

CREATE INDEX chat_messages_pinned ON public.chat_messages USING btree (room_id, seq DESC) WHERE ((kind = 'ANNOUNCEMENT'::text) AND (deleted_at IS NULL)) -- statistics;

CREATE INDEX chat_messages_sender ON public.chat_messages USING btree (sender_id) WHERE (sender_id IS NOT NULL) -- statistics;

CREATE INDEX chat_rooms_age ON public.chat_rooms USING btree (last_message_at) -- statistics;

CREATE INDEX club_members_by_member ON public.club_members USING btree (member_id, club_member_id DESC) INCLUDE (club_id, status, decided_at) -- statistics;

CREATE INDEX club_members_joined ON public.club_members USING btree (club_id, club_member_id) INCLUDE (member_id) WHERE (status = 'CLUB_JOINED'::text) -- statistics;

CREATE INDEX club_reports_open ON public.club_reports USING btree (club_report_id) WHERE (closed_at IS NULL) -- statistics;

CREATE INDEX club_search_grams ON public.club_search USING gin (search_grams(body_text)) WITH (fastupdate=off) -- statistics 400;

CREATE INDEX clubs_area_unread ON public.clubs USING btree (club_id) WHERE (NOT is_area_read) -- statistics;

CREATE INDEX clubs_by_area ON public.clubs USING btree (area_code, meeting_date, meeting_time, club_id) INCLUDE (category_large_id, category_small_id, fee, is_online, is_full, is_listed, gender_restriction, birth_year_min, birth_year_max, host_id) WHERE ((cancelled_at IS NULL) AND (area_code IS NOT NULL)) -- statistics;

CREATE INDEX clubs_by_area_and_small_category ON public.clubs USING btree (area_code, category_small_id, meeting_date, meeting_time, club_id) INCLUDE (fee, is_online, is_full, is_listed, gender_restriction, birth_year_min, birth_year_max, host_id) WHERE ((cancelled_at IS NULL) AND (area_code IS NOT NULL)) -- statistics;

CREATE INDEX clubs_by_date ON public.clubs USING btree (meeting_date, meeting_time, club_id) INCLUDE (fee, is_online, is_full, is_listed, gender_restriction, birth_year_min, birth_year_max, host_id) WHERE (cancelled_at IS NULL) -- statistics;

CREATE INDEX clubs_by_host ON public.clubs USING btree (host_id) -- statistics;

CREATE INDEX clubs_by_large_category ON public.clubs USING btree (category_large_id, meeting_date, meeting_time, club_id) INCLUDE (fee, is_online, is_full, is_listed, gender_restriction, birth_year_min, birth_year_max, host_id) WHERE (cancelled_at IS NULL) -- statistics;

CREATE INDEX clubs_by_small_category ON public.clubs USING btree (category_small_id, meeting_date, meeting_time, club_id) INCLUDE (fee, is_online, is_full, is_listed, gender_restriction, birth_year_min, birth_year_max, host_id) WHERE (cancelled_at IS NULL) -- statistics;

CREATE INDEX clubs_online_by_date ON public.clubs USING btree (meeting_date, meeting_time, club_id) INCLUDE (fee, is_full, is_listed, gender_restriction, birth_year_min, birth_year_max, host_id) WHERE ((cancelled_at IS NULL) AND is_online) -- statistics;

CREATE INDEX clubs_open_by_host ON public.clubs USING btree (host_id, meeting_date, meeting_time, club_id) INCLUDE (category_large_id, is_listed) WHERE (cancelled_at IS NULL) -- statistics;

CREATE INDEX deliveries_claimed ON public.deliveries USING btree (lease_until) WHERE (state = 'sending'::text) -- statistics;

CREATE INDEX deliveries_due ON public.deliveries USING btree (due_at) WHERE (state = 'pending'::text) -- statistics;

CREATE INDEX deliveries_finished ON public.deliveries USING btree (finished_at) WHERE (finished_at IS NOT NULL) -- statistics;

CREATE INDEX deliveries_subscription ON public.deliveries USING btree (subscription_id) -- statistics;

CREATE INDEX follows_followers ON public.follows USING btree (followee_id, follow_id DESC) INCLUDE (follower_id) -- statistics;

CREATE INDEX follows_following ON public.follows USING btree (follower_id, follow_id DESC) INCLUDE (followee_id) -- statistics;

CREATE INDEX idempotent_replies_expiry_idx ON public.idempotent_replies USING btree (expires_at) -- statistics;

CREATE INDEX idempotent_replies_member_idx ON public.idempotent_replies USING btree (member_id) -- statistics;

CREATE INDEX mail_outbox_due_idx ON public.mail_outbox USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL)) -- statistics;

CREATE INDEX mail_outbox_notice_idx ON public.mail_outbox USING btree (notice_id) WHERE ((sent_at IS NULL) AND (failed_at IS NULL)) -- statistics;

CREATE UNIQUE INDEX member_reports_once_open ON public.member_reports USING btree (member_id, reporter_id) WHERE (closed_at IS NULL) -- statistics;

CREATE INDEX member_reports_open ON public.member_reports USING btree (member_report_id) WHERE (closed_at IS NULL) -- statistics;

CREATE UNIQUE INDEX members_email_key ON public.members USING btree (lower(email)) -- statistics;

CREATE UNIQUE INDEX members_nickname_key ON public.members USING btree (lower(nickname)) -- statistics;

CREATE INDEX message_reports_age ON public.message_reports USING btree (created_at) -- statistics;

CREATE INDEX message_reports_open ON public.message_reports USING btree (message_report_id) WHERE (closed_at IS NULL) -- statistics;

CREATE INDEX notices_age ON public.notices USING btree (created_at) -- statistics;

CREATE INDEX notices_folded ON public.notices USING btree (folded_into) WHERE (folded_into IS NOT NULL) -- statistics;

CREATE INDEX notices_inbox ON public.notices USING btree (member_id, notice_id DESC) WHERE (folded_into IS NULL) -- statistics;

CREATE INDEX notices_of_club ON public.notices USING btree (club_id) WHERE (club_id IS NOT NULL) -- statistics;

CREATE INDEX notices_unread ON public.notices USING btree (member_id, notice_id) WHERE (read_at IS NULL) -- statistics;

CREATE INDEX oauth_entries_member_idx ON public.oauth_entries USING btree (member_id) -- statistics;

CREATE INDEX oauth_identities_member_idx ON public.oauth_identities USING btree (member_id) -- statistics;

CREATE INDEX push_subscriptions_member ON public.push_subscriptions USING btree (member_id) -- statistics;

CREATE INDEX push_subscriptions_session ON public.push_subscriptions USING btree (session_id) -- statistics;

CREATE INDEX rate_limit_hits_expiry_idx ON public.rate_limit_hits USING btree (expires_at) -- statistics;

CREATE INDEX recovery_mails_member_idx ON public.recovery_mails USING btree (member_id, sent_at) -- statistics;

CREATE INDEX recovery_mails_sent_idx ON public.recovery_mails USING btree (sent_at) -- statistics;

CREATE INDEX refresh_tokens_expiry_idx ON public.refresh_tokens USING btree (expires_at) -- statistics;

CREATE INDEX refresh_tokens_parent_idx ON public.refresh_tokens USING btree (parent_id) -- statistics;

CREATE INDEX refresh_tokens_session_idx ON public.refresh_tokens USING btree (session_id) -- statistics;

CREATE INDEX reviews_received ON public.reviews USING btree (reviewee_id, review_id DESC) -- statistics;

CREATE INDEX reviews_written ON public.reviews USING btree (reviewer_id, club_id) -- statistics;

CREATE INDEX search_terms_by_jamo ON public.search_terms USING btree (jamo) -- statistics;

CREATE INDEX search_terms_misspelt ON public.search_terms USING gin (misspellings) WITH (fastupdate=off) -- statistics;

CREATE INDEX sessions_member_idx ON public.sessions USING btree (member_id) WHERE (ended_at IS NULL) -- statistics;

create view club_search_source as
 SELECT c.club_id,
    c.meeting_date,
    c.meeting_time,
    ((texts.name || ' '::text) || search_initials(texts.name)) AS name_text,
    ((texts.body || ' '::text) || search_initials(texts.body)) AS body_text,
    c.host_id
   FROM ((((clubs c
     JOIN small_categories s ON ((s.category_small_id = c.category_small_id)))
     JOIN large_categories l ON ((l.category_large_id = c.category_large_id)))
     JOIN members h ON ((h.member_id = c.host_id)))
     CROSS JOIN LATERAL ( SELECT search_text(c.club_name) AS name,
            search_text(concat_ws(' '::text, c.club_name, c.club_info, s.category_name, l.category_name,
                CASE c.location_visibility
                    WHEN 'ALL'::text THEN c.location
                    ELSE c.area
                END, h.nickname)) AS body
         OFFSET 0) texts)
  WHERE ((c.cancelled_at IS NULL) AND c.is_listed);

CREATE OR REPLACE FUNCTION public.count_blocks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  made boolean := tg_op = 'INSERT';
begin
  perform 1 from members
    where member_id in (select blocker_id from changed union all select blocked_id from changed)
    order by member_id for no key update;
  update members m set
    block_count = m.block_count + case when made then others else -others end,
    hidden_ids = case when made then m.hidden_ids || hidden
      else array(select unnest(m.hidden_ids) except all select unnest(hidden)) end,
    blocked_ids = case when made then m.blocked_ids || blocked
      else array(select unnest(m.blocked_ids) except all select unnest(blocked)) end
  from (
    select member_id, count(*)::integer as others, array_agg(other_id) as hidden,
      coalesce(array_agg(other_id) filter (where is_blocker), '{}') as blocked
    from (
      select blocker_id, blocked_id, true from changed
      union all
      select blocked_id, blocker_id, false from changed) as side (member_id, other_id, is_blocker)
    group by member_id) as counted
  where counted.member_id = m.member_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  edge follows := case when tg_op = 'INSERT' then new else old end;
  step integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  perform 1 from members where member_id in (edge.follower_id, edge.followee_id)
    order by member_id for no key update;
  update members set following_count = following_count + step where member_id = edge.follower_id;
  update members set follower_count = follower_count + step where member_id = edge.followee_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_joined_seats()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.status = 'CLUB_JOINED' then
    update clubs set joined_count = joined_count - 1 where club_id = old.club_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'CLUB_JOINED' then
    update clubs set joined_count = joined_count + 1 where club_id = new.club_id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_search_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_terms
  select term, search_jamo(term), search_misspellings(term), false
  from (
    select distinct named.term
    from written, search_name_terms(written.name_text) as named (term)
    where not exists (select from search_terms known where known.term = named.term)
  ) as unknown
  order by term
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.location_area(location text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select concat_ws(' ', province,
    case when has_district then words[2] end, case when has_ward then words[3] end)
  from (select array_remove(string_to_array(location, ' '), '') as words) as split
  cross join lateral (select case
    when words[1] in ('충청북도', '충청남도', '전라북도', '전라남도', '경상북도', '경상남도')
      then substr(words[1], 1, 1) || substr(words[1], 3, 1)
    when left(words[1], 2) in ('서울', '부산', '대구', '인천', '광주', '대전', '울산', '세종', '경기',
        '강원', '제주', '충북', '충남', '전북', '전남', '경북', '경남')
      and substr(words[1], 3)
        in ('', '시', '도', '특별시', '광역시', '특별자치시', '특별자치도')
      then left(words[1], 2) end as province) as named
  cross join lateral (select char_length(words[2]) between 2 and 5
    and right(words[2], 1) in ('시', '군', '구') as has_district) as second
  cross join lateral (select has_district and right(words[2], 1) = '시'
    and char_length(words[3]) between 2 and 5 and right(words[3], 1) = '구' as has_ward) as third
  where province is not null
$function$;

CREATE OR REPLACE FUNCTION public.mark_clubs_of_suspended_host()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update clubs set is_host_suspended = (new.status = 'SUSPENDED') where host_id = new.member_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refresh_club_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.cancelled_at is not null or not new.is_listed then
    delete from club_search where club_id = new.club_id;
  else
    insert into club_search select * from club_search_source where club_id = new.club_id
    on conflict (club_id) do update set
      meeting_date = excluded.meeting_date, meeting_time = excluded.meeting_time,
      name_text = excluded.name_text, body_text = excluded.body_text, host_id = excluded.host_id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refresh_hosted_club_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from clubs where host_id = new.member_id order by club_id for no key update;
  update club_search as kept set body_text = source.body_text
  from club_search_source as source join clubs using (club_id)
  where clubs.host_id = new.member_id and kept.club_id = source.club_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_withdrawn_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  named integer[] := array(
    select (to_jsonb(new) ->> column_name)::integer from unnest(tg_argv::text[]) column_name);
begin
  perform 1 from members where member_id = any(named) order by member_id for key share;
  if exists (select 1 from members where member_id = any(named) and status = 'WITHDRAWN') then
    raise exception 'member has withdrawn' using errcode = 'AZ001';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.require_joined_absent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from club_members s join clubs c using (club_id)
    where s.club_id = new.club_id and s.member_id = new.member_id and s.status = 'CLUB_JOINED'
      and s.member_id <> c.host_id and c.attendance_confirmed_at is not null) then
    raise exception 'member % has no seat to be absent from in club %', new.member_id, new.club_id
      using errcode = 'check_violation', constraint = 'absence_of_joined_member';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_grams(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 10000
AS $function$
  select array(
    select distinct gram collate "C"
    from (
      select letter as gram
      from unnest(string_to_array(value, null)) as letter
      where letter <> ' '
      union all
      select letter || next
      from unnest(string_to_array(value, null), string_to_array(substr(value, 2), null))
        as pairs (letter, next)
      where letter <> ' ' and next <> ' '
    ) as pieces
    order by 1)
$function$;

CREATE OR REPLACE FUNCTION public.search_initials(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(string_agg(
    case
      when ascii(letter) between 44032 and 55203
        then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
      when ascii(letter) between 12593 and 12622 then letter
      else ' '
    end, '' order by place), '')
  from unnest(string_to_array(value, null)) with ordinality as letters (letter, place)
$function$;

CREATE OR REPLACE FUNCTION public.search_jamo(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(string_agg(
    case when code between 44032 and 55203
      then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (code - 44032) / 588 + 1, 1)
        || (array['ㅏ', 'ㅐ', 'ㅑ', 'ㅒ', 'ㅓ', 'ㅔ', 'ㅕ', 'ㅖ', 'ㅗ', 'ㅗㅏ', 'ㅗㅐ', 'ㅗㅣ', 'ㅛ', 'ㅜ',
          'ㅜㅓ', 'ㅜㅔ', 'ㅜㅣ', 'ㅠ', 'ㅡ', 'ㅡㅣ', 'ㅣ'])[(code - 44032) % 588 / 28 + 1]
        || (array['', 'ㄱ', 'ㄲ', 'ㄱㅅ', 'ㄴ', 'ㄴㅈ', 'ㄴㅎ', 'ㄷ', 'ㄹ', 'ㄹㄱ', 'ㄹㅁ', 'ㄹㅂ', 'ㄹㅅ',
          'ㄹㅌ', 'ㄹㅍ', 'ㄹㅎ', 'ㅁ', 'ㅂ', 'ㅂㅅ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ',
          'ㅎ'])[(code - 44032) % 28 + 1]
      else letter end, '' order by place), '')
  from unnest(string_to_array(value, null)) with ordinality as letters (letter, place),
    lateral (select ascii(letter) as code) as codes
$function$;

CREATE OR REPLACE FUNCTION public.search_misspellings(term text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array(
    select distinct spelling collate "C"
    from (
      select jamo as spelling from search_jamo(term) as jamo
      union all
      select overlay(jamo placing '' from place for 1)
      from search_jamo(term) as jamo, generate_series(1, length(jamo)) as place
      union all
      select search_jamo(overlay(term placing '' from place for 1))
      from generate_series(1, length(term)) as place
      where length(term) > 2
    ) as spellings)
$function$;

CREATE OR REPLACE FUNCTION public.search_name_terms(name_text text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select distinct form collate "C"
  from regexp_split_to_table(name_text, '[^가-힣a-z0-9]+') as word,
    lateral (values (word), (regexp_replace(word,
      '(에서|까지|부터|으로|이랑|하고|을|를|은|는|이|가|과|와|로|의|에|도|만|랑)$', ''))) as forms (form)
  where length(form) between 2 and 12
$function$;

CREATE OR REPLACE FUNCTION public.search_patterns(keyword text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from unnest(string_to_array(search_text(keyword), ' ')) as word
$function$;

CREATE OR REPLACE FUNCTION public.search_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(lower(NORMALIZE(value, NFC)), '\s+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.search_word_grams(keyword text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct gram), '{}')
  from unnest(string_to_array(search_text(keyword), ' ')) as word,
    lateral unnest(search_grams(word)) as gram
  where char_length(word) = 1 or char_length(gram) = 2
$function$;

CREATE TRIGGER absences_of_joined_members BEFORE INSERT ON public.absences FOR EACH ROW EXECUTE FUNCTION require_joined_absent();

CREATE TRIGGER blocks_counted_when_ended AFTER DELETE ON public.blocks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_blocks();

CREATE TRIGGER blocks_counted_when_made AFTER INSERT ON public.blocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_blocks();

CREATE TRIGGER club_members_member_is_here BEFORE INSERT ON public.club_members FOR EACH ROW EXECUTE FUNCTION refuse_withdrawn_member('member_id');

CREATE TRIGGER club_members_seats_changed AFTER UPDATE OF status, club_id ON public.club_members FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.club_id <> new.club_id))) EXECUTE FUNCTION count_joined_seats();

CREATE TRIGGER club_members_seats_gained_or_lost AFTER INSERT OR DELETE ON public.club_members FOR EACH ROW EXECUTE FUNCTION count_joined_seats();

CREATE TRIGGER club_search_terms_of_changed AFTER UPDATE ON public.club_search REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_search_terms();

CREATE TRIGGER club_search_terms_of_new AFTER INSERT ON public.club_search REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_search_terms();

CREATE TRIGGER clubs_host_is_here BEFORE INSERT ON public.clubs FOR EACH ROW EXECUTE FUNCTION refuse_withdrawn_member('host_id');

CREATE TRIGGER clubs_searched_when_edited AFTER UPDATE OF club_name, club_info, category_small_id, category_large_id, location, location_visibility, host_id, meeting_date, meeting_time, cancelled_at ON public.clubs FOR EACH ROW WHEN (((((((((((old.club_name IS DISTINCT FROM new.club_name) OR (old.club_info IS DISTINCT FROM new.club_info)) OR (old.category_small_id IS DISTINCT FROM new.category_small_id)) OR (old.category_large_id IS DISTINCT FROM new.category_large_id)) OR (old.location IS DISTINCT FROM new.location)) OR (old.location_visibility IS DISTINCT FROM new.location_visibility)) OR (old.host_id IS DISTINCT FROM new.host_id)) OR (old.meeting_date IS DISTINCT FROM new.meeting_date)) OR (old.meeting_time IS DISTINCT FROM new.meeting_time)) OR (old.cancelled_at IS DISTINCT FROM new.cancelled_at))) EXECUTE FUNCTION refresh_club_search();

CREATE TRIGGER clubs_searched_when_opened AFTER INSERT ON public.clubs FOR EACH ROW EXECUTE FUNCTION refresh_club_search();

CREATE TRIGGER clubs_searched_while_listed AFTER UPDATE OF is_host_suspended ON public.clubs FOR EACH ROW WHEN ((old.is_listed <> new.is_listed)) EXECUTE FUNCTION refresh_club_search();

CREATE TRIGGER follows_counted AFTER INSERT OR DELETE ON public.follows FOR EACH ROW EXECUTE FUNCTION count_follows();

CREATE TRIGGER follows_members_are_here BEFORE INSERT ON public.follows FOR EACH ROW EXECUTE FUNCTION refuse_withdrawn_member('follower_id', 'followee_id');

CREATE TRIGGER members_clubs_marked_when_suspended AFTER UPDATE OF status ON public.members FOR EACH ROW WHEN (((old.status = 'SUSPENDED'::text) <> (new.status = 'SUSPENDED'::text))) EXECUTE FUNCTION mark_clubs_of_suspended_host();

CREATE TRIGGER members_hosts_searched AFTER UPDATE OF nickname ON public.members FOR EACH ROW WHEN ((old.nickname IS DISTINCT FROM new.nickname)) EXECUTE FUNCTION refresh_hosted_club_search();
