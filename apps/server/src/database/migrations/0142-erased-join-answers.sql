-- oldest program: 0132
-- A withdrawal erases join answers, too.
update club_members s set join_answer = null
from members m
where m.member_id = s.member_id and m.status = 'WITHDRAWN' and s.join_answer is not null;
