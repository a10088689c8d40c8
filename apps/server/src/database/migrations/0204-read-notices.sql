-- oldest program: 0150
-- The sweep looks for notices read long ago. Without this index it examines every notice older than
-- 90 days, most of which are unread and stay for another 90 days.
create index notices_read on notices (read_at) where read_at is not null;
