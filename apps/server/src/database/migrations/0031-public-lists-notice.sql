-- Every server that keeps answers of public lists hears of any change a card could show.
create function announce_public_lists() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_lists', '');
  return null;
end
$$;

create trigger clubs_announced after insert or update or delete or truncate on clubs
  for each statement execute function announce_public_lists();
create trigger club_members_announced after update of club_id, member_id, status on club_members
  for each statement execute function announce_public_lists();
create trigger club_members_removed_announced after delete or truncate on club_members
  for each statement execute function announce_public_lists();
create trigger members_announced after update of nickname, image_path, image_name on members
  for each statement execute function announce_public_lists();
