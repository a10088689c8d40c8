-- What a search compares: NFC, lower case, one space between words.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(lower(normalize(value, NFC)), '\s+', ' ', 'g'));

-- Every Hangul syllable as its first consonant; letters of other kinds part the words.
create function search_initials(value text) returns text
  language sql immutable strict parallel safe as $$
  select coalesce(string_agg(
    case
      when ascii(letter) between 44032 and 55203
        then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
      when ascii(letter) between 12593 and 12622 then letter
      else ' '
    end, '' order by place), '')
  from unnest(string_to_array(value, null)) with ordinality as letters (letter, place)
$$;

-- The pieces of one and two letters of every word.
create function search_grams(value text) returns text[]
  language sql immutable strict parallel safe as $$
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
$$;

-- A piece of the name once more under a mark that no text can hold.
create function search_name_grams(grams text[]) returns text[]
  language sql immutable strict parallel safe as $$
  select coalesce(array_agg(E'\n' || gram), '{}') from unnest(grams) as gram
$$;

-- What a word asks of the index: pieces of two letters imply those of one.
create function search_word_grams(keyword text) returns text[]
  language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}')
  from unnest(string_to_array(search_text(keyword), ' ')) as word,
    lateral unnest(search_grams(word)) as gram
  where char_length(word) = 1 or char_length(gram) = 2
$$;

-- The words as patterns for LIKE, every letter of them literal.
create function search_patterns(keyword text) returns text[]
  language sql immutable strict parallel safe as $$
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from unnest(string_to_array(search_text(keyword), ' ')) as word
$$;

create table club_search (
  club_id      integer primary key references clubs on delete cascade,
  meeting_date date    not null,
  meeting_time time(0) not null,
  name_text    text    not null,
  body_text    text    not null,
  grams        text[]  not null
) with (autovacuum_vacuum_scale_factor = 0.02);

-- The only definition of what is searched; triggers and the rebuild both read it.
-- OFFSET 0 keeps each text from being worked out again wherever it is named.
create view club_search_source as
select c.club_id, c.meeting_date, c.meeting_time, documents.name_text, documents.body_text,
  search_grams(documents.body_text) || search_name_grams(search_grams(documents.name_text)) as grams
from clubs c
join small_categories s on s.category_small_id = c.category_small_id
join large_categories l on l.category_large_id = c.category_large_id
join members h on h.member_id = c.host_id
cross join lateral (select
  search_text(c.club_name) as name,
  search_text(concat_ws(' ', c.club_name, c.club_info, s.category_name, l.category_name,
    c.location, h.nickname)) as body offset 0) as texts
cross join lateral (select
  texts.name || ' ' || search_initials(texts.name) as name_text,
  texts.body || ' ' || search_initials(texts.body) as body_text offset 0) as documents
where c.cancelled_at is null;

create function refresh_club_search() returns trigger language plpgsql as $$
begin
  if new.cancelled_at is not null then
    delete from club_search where club_id = new.club_id;
  else
    insert into club_search select * from club_search_source where club_id = new.club_id
    on conflict (club_id) do update set
      meeting_date = excluded.meeting_date, meeting_time = excluded.meeting_time,
      name_text = excluded.name_text, body_text = excluded.body_text, grams = excluded.grams;
  end if;
  return null;
end
$$;

create trigger clubs_searched_when_opened after insert on clubs
  for each row execute function refresh_club_search();
create trigger clubs_searched_when_edited
  after update of club_name, club_info, category_small_id, category_large_id, location, host_id,
    meeting_date, meeting_time, cancelled_at on clubs
  for each row when (
    (old.club_name, old.club_info, old.category_small_id, old.category_large_id, old.location,
      old.host_id, old.meeting_date, old.meeting_time, old.cancelled_at)
    is distinct from
    (new.club_name, new.club_info, new.category_small_id, new.category_large_id, new.location,
      new.host_id, new.meeting_date, new.meeting_time, new.cancelled_at))
  execute function refresh_club_search();

-- The clubs are locked first: an edit at the same moment must not be overwritten with its old text.
create function refresh_hosted_club_search() returns trigger language plpgsql as $$
begin
  perform 1 from clubs where host_id = new.member_id order by club_id for no key update;
  update club_search as kept set body_text = source.body_text, grams = source.grams
  from club_search_source as source join clubs using (club_id)
  where clubs.host_id = new.member_id and kept.club_id = source.club_id;
  return null;
end
$$;

create trigger members_hosts_searched after update of nickname on members
  for each row when (old.nickname is distinct from new.nickname)
  execute function refresh_hosted_club_search();

insert into club_search select * from club_search_source;

-- Without the pending list: a search must not read what writers left to be sorted in later.
create index club_search_grams on club_search using gin (grams) with (fastupdate = off);
create index club_search_by_date on club_search (meeting_date, meeting_time, club_id);
