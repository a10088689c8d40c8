-- oldest program: 0150
-- Reviews of a meeting appear together, and count for the temperature once they have appeared. The
-- previous release writes none of these columns: its reviews appear and count at once.
alter table reviews
  add column publish_at      timestamptz not null default '-infinity',
  add column is_counted      boolean not null default true,
  add column second_category text check (second_category in (
    'CONSIDERATE', 'ACTIVELY_PARTICIPATE', 'KEEP_ON_TIME', 'HAVE_FUN_NEXT_TIME', 'FEEL_COMFORTABLE', 'MOOD_MAKER')),
  add constraint review_praises_differ check (second_category <> comment_category);
create index reviews_uncounted on reviews (publish_at) where not is_counted;
