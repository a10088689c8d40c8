-- oldest program: 0132
-- How many clubs hold a common piece: a search that reads fifty matches walks for rarer words than one
-- that reads a thousand. A piece kept by an older program counts as rare, which is slower and never wrong.
alter table common_grams add column clubs integer not null default 0;
