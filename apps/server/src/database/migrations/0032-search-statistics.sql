-- A rare word is only looked up by itself when it is known to be rare.
alter table club_search alter column grams set statistics 400;
