-- The rooms that 0100 made for clubs which had members before there were rooms.

-- Whoever has withdrawn keeps the seat of a past club as history, but is in no room.
update chat_members own set left_at = now()
from members m
where m.member_id = own.member_id and m.status = 'WITHDRAWN' and own.left_at is null;

-- Nobody has written in them: they are as old as their club, also for the sweep of old rooms.
update chat_rooms r set last_message_at = c.created_at, created_at = c.created_at
from clubs c
where c.club_id = r.club_id and r.last_seq = 0;
