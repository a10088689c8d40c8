-- oldest program: 0150
-- A new notice looks for the unread notice that it replaces. Without this index, that look-up reads
-- all unread notices of the member.
create index notices_to_fold on notices (member_id, fold_since)
  where read_at is null and folded_into is null;
