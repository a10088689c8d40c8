-- today date, time_of_day time, audience text, category_large_id int4, offset int4
    select coalesce(json_agg(json_build_object(
  'clubId', c.club_id, 'clubName', c.club_name, 'clubInfo', c.club_info,
    'bannerImage', json_build_object(
    'fileUrl', coalesce(c.image_path, '/images/default'),
    'fileName', coalesce(c.image_name, 'banner.webp')),
    'categorySmall', json_build_object('categorySmallId', s.category_small_id,
      'categoryName', s.category_name, 'categoryLargeId', s.category_large_id),
    'isOnline', case when c.is_online then 'online' else 'offline' end,
    'location', case when (c.location_visibility, $3::text) in (('ALL', 'member'), ('ALL', 'joined'), ('JOINED', 'joined'))
    then c.location else c.area end,
    'area', c.area,
    'meetingDate', c.meeting_date, 'meetingTime', c.meeting_time,
    'durationMinutes', c.duration_minutes, 'fee', c.fee, 'memberLimit', c.member_limit,
    'clubStatus', 'CLUB_ACTIVE', 'phase', 'open',
    'host', json_build_object('memberId', h.member_id,
    'nickname', coalesce(h.nickname, '탈퇴한 회원'),
    'fileInfo', json_build_object(
    'fileUrl', coalesce(h.image_path, '/images/default'),
    'fileName', coalesce(h.image_name, 'profile.webp'))),
  'joinedCount', c.joined_count, 'clubMembers', (
  select coalesce(json_agg(json_build_object('clubMemberId', p.club_member_id,
    'clubMemberStatus', 'CLUB_JOINED', 'member', json_build_object('memberId', m.member_id,
    'nickname', coalesce(m.nickname, '탈퇴한 회원'),
    'fileInfo', json_build_object(
    'fileUrl', coalesce(m.image_path, '/images/default'),
    'fileName', coalesce(m.image_name, 'profile.webp'))))
    order by p.club_member_id), '[]')
  from (
    select club_member_id, member_id from club_members
    where club_id = c.club_id and status = 'CLUB_JOINED'
    order by club_member_id limit 5
  ) p join members m using (member_id))) order by c.meeting_date, c.meeting_time, c.club_id), '[]')::text as cards
    from (
    select c.club_id from (
      select c.meeting_date, c.meeting_time, c.club_id from clubs c where c.cancelled_at is null
    and (c.meeting_date, c.meeting_time) > ($1::date, $2::time) and c.category_large_id = $4::int2
      order by c.meeting_date, c.meeting_time, c.club_id limit 1005) c
    order by c.meeting_date, c.meeting_time, c.club_id limit 5 offset $5::int4) as keys
    join clubs c using (club_id)
    join small_categories s on s.category_small_id = c.category_small_id
    join members h on h.member_id = c.host_id
    where true;
