-- oldest program: 0150
-- The bell counts the unread notices above this one; a member who has seen the list starts again at zero.
alter table notice_settings add column seen_up_to bigint not null default 0;
