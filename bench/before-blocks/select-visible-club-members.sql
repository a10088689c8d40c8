-- club_id int4, viewer_id int4, is_host bool
    select s.club_member_id, s.member_id, s.status, s.join_answer, s.decided_at,
      s.confirmation, $3 and exists (
        select from club_members met
        where met.member_id = s.member_id and met.status = 'CLUB_JOINED'
          and met.club_id in (
  with recursive earlier as (
    select again_of as club_id, 1 as depth from clubs where club_id = $1
    union all
    select c.again_of, depth + 1 from earlier join clubs c using (club_id) where depth < 100)
  select c.club_id from earlier join clubs c using (club_id) where c.cancelled_at is null)) as came_before,
      m.nickname, m.about_me, m.image_path, m.image_name
    from club_members s join members m using (member_id)
    where s.club_id = $1
      and (s.status = 'CLUB_JOINED' or s.member_id = $2
        or ($3 and s.status = 'CLUB_WAITING'))
    order by s.status <> 'CLUB_JOINED', s.club_member_id;
