-- oldest program: 0126
-- A common word is found by walking along the dates, which reads every row on the way: the grams,
-- three quarters of a row, are kept in their index alone.
create function club_grams(name_text text, body_text text) returns text[]
  language sql immutable strict parallel safe
  return search_grams(body_text) || search_name_grams(search_grams(name_text));

drop view club_search_source;
drop index club_search_grams;
alter table club_search drop column grams;
create index club_search_grams on club_search using gin (club_grams(name_text, body_text))
  with (fastupdate = off);
-- How common a piece is, is known of the four thousand most common ones.
alter index club_search_grams alter column 1 set statistics 400;

create view club_search_source as
select c.club_id, c.meeting_date, c.meeting_time,
  texts.name || ' ' || search_initials(texts.name) as name_text,
  texts.body || ' ' || search_initials(texts.body) as body_text
from clubs c
join small_categories s on s.category_small_id = c.category_small_id
join large_categories l on l.category_large_id = c.category_large_id
join members h on h.member_id = c.host_id
cross join lateral (select
  search_text(c.club_name) as name,
  search_text(concat_ws(' ', c.club_name, c.club_info, s.category_name, l.category_name,
    case c.location_visibility when 'ALL' then c.location else c.area end,
    h.nickname)) as body offset 0) as texts
where c.cancelled_at is null;

create or replace function refresh_club_search() returns trigger language plpgsql as $$
begin
  if new.cancelled_at is not null then
    delete from club_search where club_id = new.club_id;
  else
    insert into club_search select * from club_search_source where club_id = new.club_id
    on conflict (club_id) do update set
      meeting_date = excluded.meeting_date, meeting_time = excluded.meeting_time,
      name_text = excluded.name_text, body_text = excluded.body_text;
  end if;
  return null;
end
$$;

create or replace function refresh_hosted_club_search() returns trigger language plpgsql as $$
begin
  perform 1 from clubs where host_id = new.member_id order by club_id for no key update;
  update club_search as kept set body_text = source.body_text
  from club_search_source as source join clubs using (club_id)
  where clubs.host_id = new.member_id and kept.club_id = source.club_id;
  return null;
end
$$;

-- Pieces that so many clubs hold that the nearest ones are met sooner by walking along the dates
-- than by looking the piece up. Counted by a job; without them every word is looked up.
create table common_grams (gram text collate "C" primary key);
