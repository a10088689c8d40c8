-- Two successors of one token that were both used belong to two devices, one of them a thief's.
-- From now on the second use ends the session; those that were forked before end here.
update sessions set ended_at = now()
where ended_at is null and session_id in (
  select session_id from refresh_tokens
  where used_at is not null and parent_id is not null
  group by session_id, parent_id having count(*) > 1);
