-- oldest program: 0113
-- The letters of a text as they are typed; letters of other kinds stay. Its twin is `spellOut`.
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

-- How a word may be misspelt: as it is, less one letter, or less one syllable of three or more.
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

-- The words of a name, also without what may be a particle. The initials behind a name are no words.
create function search_name_terms(name_text text) returns setof text
  language sql immutable strict parallel safe as $$
  select distinct form collate "C"
  from regexp_split_to_table(name_text, '[^가-힣a-z0-9]+') as word,
    lateral (values (word), (regexp_replace(word,
      '(에서|까지|부터|으로|이랑|하고|을|를|은|는|이|가|과|와|로|의|에|도|만|랑)$', ''))) as forms (form)
  where length(form) between 2 and 12
$$;

-- What a misspelt word of a search may have been meant to be. A word stays when its last club is
-- gone: nothing is found by it then.
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

-- In order: two clubs with the same new words must not wait for each other.
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

insert into search_terms
select term, search_jamo(term), search_misspellings(term), false
from (
  select distinct term from club_search, search_name_terms(name_text) as term
  except
  select term from search_terms
) as unknown;
