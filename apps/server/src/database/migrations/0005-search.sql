-- Normalises text for comparison: NFC, lower case, single spaces.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(lower(normalize(value, NFC)), '\s+', ' ', 'g'));

-- The initial consonant of every Hangul syllable; other characters separate words.
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

-- The n-grams of one and two letters of every word.
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

-- N-grams of the name, marked with a line break, which no text contains.
create function search_name_grams(grams text[]) returns text[]
  language sql immutable strict parallel safe as $$
  select coalesce(array_agg(E'\n' || gram), '{}') from unnest(grams) as gram
$$;

-- The n-grams a keyword needs: those of two letters imply those of one.
create function search_word_grams(keyword text) returns text[]
  language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}')
  from unnest(string_to_array(search_text(keyword), ' ')) as word,
    lateral unnest(search_grams(word)) as gram
  where char_length(word) = 1 or char_length(gram) = 2
$$;

-- The words of a keyword as LIKE patterns with every letter literal.
create function search_patterns(keyword text) returns text[]
  language sql immutable strict parallel safe as $$
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from unnest(string_to_array(search_text(keyword), ' ')) as word
$$;

-- All n-grams of a club. The cost keeps the planner from computing them per row (0.2 ms each).
create function club_grams(name_text text, body_text text) returns text[]
  language sql immutable strict parallel safe cost 10000
  return search_grams(body_text) || search_name_grams(search_grams(name_text));

-- One row per club that is not cancelled. The n-grams exist only in the index.
create table club_search (
  club_id      integer primary key references clubs on delete cascade,
  meeting_date date    not null,
  meeting_time time(0) not null,
  name_text    text    not null,
  body_text    text    not null
) with (autovacuum_vacuum_scale_factor = 0.02);

create function search_filter_letters(fee integer, is_online boolean, is_full boolean, area_code text,
  meeting_date date) returns text language sql immutable parallel safe
  return concat_ws(' ',
    case when fee = 0 then chr(983041) end,
    case when is_online then chr(983042) else chr(983043) end,
    case when not is_full then chr(983044) end,
    -- The weekday, the day, and the weekend it is a day of.
    chr(983100 + extract(isodow from meeting_date)::integer),
    -- Of 5,000 weekends: other days have no letter of their own, so as not to pass for one of those.
    case when meeting_date between date '2020-01-04' and date '2115-11-01'
      then chr(1048576 + (meeting_date - date '2020-01-04')) end,
    case when meeting_date between date '2020-01-04' and date '2115-11-01'
        and extract(isodow from meeting_date) >= 6
      then chr(1108576 + (meeting_date - date '2020-01-04') / 7) end,
    -- The area, the city it is a part of, and the province.
    chr(983040 + area_code::integer),
    chr(983040 + left(area_code, 4)::integer),
    chr(983040 + left(area_code, 2)::integer));

-- The one definition of what is searched; triggers and the rebuild command read it.
create view club_search_source as
select c.club_id, c.meeting_date, c.meeting_time,
  texts.name || ' ' || search_initials(texts.name) || ' ' || texts.letters as name_text,
  texts.body || ' ' || search_initials(texts.body) || ' ' || texts.letters as body_text
from clubs c
join small_categories s on s.category_small_id = c.category_small_id
join large_categories l on l.category_large_id = c.category_large_id
join members h on h.member_id = c.host_id
cross join lateral (select
  search_text(regexp_replace(c.club_name, filter_letter, '', 'g')) as name,
  search_text(regexp_replace(
    concat_ws(' ', c.club_name, c.club_info, s.category_name, l.category_name,
      case c.location_visibility when 'ALL' then c.location else c.area end, h.nickname),
    filter_letter, '', 'g')) as body,
  search_filter_letters(c.fee, c.is_online, c.is_full, c.area_code, c.meeting_date) as letters
  from (values (E'[\U000F0000-\U0010FFFF]')) as every (filter_letter) offset 0) as texts
where c.cancelled_at is null;

create function refresh_club_search() returns trigger language plpgsql as $$
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

create trigger clubs_searched_when_opened after insert on clubs
  for each row execute function refresh_club_search();
create trigger clubs_searched_when_edited
  after update of club_name, club_info, category_small_id, category_large_id, location,
    location_visibility, host_id, meeting_date, meeting_time, cancelled_at, fee, is_online, area_code,
    joined_count, member_limit on clubs
  for each row when (
    (old.club_name, old.club_info, old.category_small_id, old.category_large_id, old.location,
      old.location_visibility, old.host_id, old.meeting_date, old.meeting_time, old.cancelled_at,
      old.fee, old.is_online, old.area_code, old.is_full)
    is distinct from
    (new.club_name, new.club_info, new.category_small_id, new.category_large_id, new.location,
      new.location_visibility, new.host_id, new.meeting_date, new.meeting_time, new.cancelled_at,
      new.fee, new.is_online, new.area_code, new.is_full))
  execute function refresh_club_search();

-- Lock the clubs first: a concurrent edit must not be overwritten with its old text.
create function refresh_hosted_club_search() returns trigger language plpgsql as $$
begin
  perform 1 from clubs where host_id = new.member_id order by club_id for no key update;
  update club_search as kept set body_text = source.body_text
  from club_search_source as source join clubs using (club_id)
  where clubs.host_id = new.member_id and kept.club_id = source.club_id;
  return null;
end
$$;

create trigger members_hosts_searched after update of nickname on members
  for each row when (old.nickname is distinct from new.nickname)
  execute function refresh_hosted_club_search();

-- Without a pending list, so that searches never scan what writers have not merged yet.
create index club_search_grams on club_search using gin (club_grams(name_text, body_text))
  with (fastupdate = off);
-- Statistics for the four thousand most common n-grams.
alter index club_search_grams alter column 1 set statistics 400;
create index club_search_by_date on club_search (meeting_date, meeting_time, club_id);

-- N-grams in so many clubs that scanning the date index beats the GIN index. A job counts them.
create table common_grams (
  gram  text collate "C" primary key,
  clubs integer not null default 0
);

-- The letters of a text in the order they are typed. spellOut in packages/rules does the same.
create function search_jamo(value text) returns text
  language sql immutable strict parallel safe as $$
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
$$;

-- The spellings under which a word is found: as it is, without one letter, or without one syllable.
create function search_misspellings(term text) returns text[]
  language sql immutable strict parallel safe as $$
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
$$;

-- The words of a name, with and without a trailing particle.
create function search_name_terms(name_text text) returns setof text
  language sql immutable strict parallel safe as $$
  select distinct form collate "C"
  from regexp_split_to_table(name_text, '[^가-힣a-z0-9]+') as word,
    lateral (values (word), (regexp_replace(word,
      '(에서|까지|부터|으로|이랑|하고|을|를|은|는|이|가|과|와|로|의|에|도|만|랑)$', ''))) as forms (form)
  where length(form) between 2 and 12
$$;

-- Known words, for correcting misspelt keywords. A word outlives its last club; it then finds nothing.
create table search_terms (
  term         text collate "C" primary key,
  jamo         text collate "C" not null,
  misspellings text[]           not null,
  is_category  boolean          not null
);
create index search_terms_by_jamo on search_terms (jamo);
create index search_terms_misspelt on search_terms using gin (misspellings) with (fastupdate = off);

insert into search_terms
select term, search_jamo(term), search_misspellings(term), true
from (
  select lower(category_name) as term from small_categories
  union
  select lower(name) from large_categories, regexp_split_to_table(category_name, '/') as name
) as categories;

-- Insert in order: two clubs with the same new words must not deadlock.
create function keep_search_terms() returns trigger language plpgsql as $$
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
$$;

create trigger club_search_terms_of_new after insert on club_search
  referencing new table as written for each statement execute function keep_search_terms();
create trigger club_search_terms_of_changed after update on club_search
  referencing new table as written for each statement execute function keep_search_terms();
