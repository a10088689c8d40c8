-- oldest program: 0138
-- 준비물: what members should bring.
alter table clubs add column bring_along text check (char_length(bring_along) between 1 and 40);
