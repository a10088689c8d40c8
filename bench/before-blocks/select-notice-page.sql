-- member_id int4, size int8, skipped int8
    select 
  n.notice_id, n.kind, n.data::text as data, n.club_id, n.actor_id, n.created_at, n.read_at,
  cardinality(n.fold_actors) as actor_count, c.club_name, c.image_path, c.image_name,
  (select coalesce(json_agg(json_build_object('memberId', m.member_id,
    'nickname', coalesce(m.nickname, '탈퇴한 회원'),
    'fileInfo', json_build_object(
    'fileUrl', coalesce(m.image_path, '/images/default'),
    'fileName', coalesce(m.image_name, 'profile.webp'))) order by who.place), '[]')
    from unnest(n.fold_actors[1:3]) with ordinality as who (member_id, place)
    join members m using (member_id))::text as actors, s.confirmation, c.meeting_date, c.meeting_time, c.cancelled_at
    from (
      select * from notices
      where member_id = $1 and folded_into is null
      order by notice_id desc limit $2 offset $3
    ) n
    left join clubs c using (club_id)
    left join club_members s on s.club_id = n.club_id and s.member_id = n.member_id
    order by n.notice_id desc;
