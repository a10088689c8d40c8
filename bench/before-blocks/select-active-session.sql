-- session_id uuid
    select s.member_id
    from sessions s join members m using (member_id)
    where s.session_id = $1 and s.ended_at is null and m.status = 'ACTIVE';
