-- member_id int4, today date, time_of_day time
    select (
      select coalesce(json_agg(json_build_object(
        'clubMemberId', own.club_member_id,
        'clubMemberStatus', own.status,
        'isHost', c.host_id = own.member_id,
        'isHidden', own.is_hidden,
        'isReviewed', (
  own.status <> 'CLUB_JOINED'
  or c.cancelled_at is not null
  or not exists (
    select from club_members other
    join members person on person.member_id = other.member_id and person.status <> 'WITHDRAWN'
    where other.club_id = c.club_id and other.status = 'CLUB_JOINED'
      and other.member_id <> $1
      and not exists (
        select from reviews r
        where r.club_id = c.club_id and r.reviewer_id = $1
          and r.reviewee_id = other.member_id))),
        'clubInfoResponse', json_build_object(
  'clubId', c.club_id, 'clubName', c.club_name, 'clubInfo', c.club_info,
    'bannerImage', json_build_object(
    'fileUrl', coalesce(c.image_path, '/images/default'),
    'fileName', coalesce(c.image_name, 'banner.webp')),
    'categorySmall', json_build_object('categorySmallId', s.category_small_id,
      'categoryName', s.category_name, 'categoryLargeId', s.category_large_id),
    'isOnline', case when c.is_online then 'online' else 'offline' end,
    'location', case when (c.location_visibility, case own.status when 'CLUB_JOINED' then 'joined' else 'member' end) in (('ALL', 'member'), ('ALL', 'joined'), ('JOINED', 'joined'))
    then c.location else c.area end,
    'area', c.area,
    'meetingDate', c.meeting_date, 'meetingTime', c.meeting_time,
    'durationMinutes', c.duration_minutes, 'fee', c.fee, 'memberLimit', c.member_limit,
    'clubStatus', case
    when c.cancelled_at is not null then 'CLUB_CANCEL'
    when c.cancelled_at is null
    and (c.meeting_date, c.meeting_time) > ($2::date, $3::time) then 'CLUB_ACTIVE'
    when c.meeting_date + c.meeting_time
    + c.duration_minutes * interval '1 minute' <= $2::date + $3::time then 'CLUB_CLOSED'
    else 'CLUB_ONGOING' end, 'phase', case
    when c.cancelled_at is not null then 'cancelled'
    when c.cancelled_at is null
    and (c.meeting_date, c.meeting_time) > ($2::date, $3::time) then 'open'
    when c.meeting_date + c.meeting_time
    + c.duration_minutes * interval '1 minute' <= $2::date + $3::time then 'over'
    else 'ongoing' end,
    'host', json_build_object('memberId', h.member_id,
    'nickname', coalesce(h.nickname, '탈퇴한 회원'),
    'fileInfo', json_build_object(
    'fileUrl', coalesce(h.image_path, '/images/default'),
    'fileName', coalesce(h.image_name, 'profile.webp'))),
  'participantList', coalesce((
  select json_agg(json_build_object(
    'clubMemberId', seat.club_member_id, 'memberId', person.member_id,
    'nickname', coalesce(person.nickname, '탈퇴한 회원'),
    'fileInfo', json_build_object(
    'fileUrl', coalesce(person.image_path, '/images/default'),
    'fileName', coalesce(person.image_name, 'profile.webp'))
  ) order by seat.decided_at nulls first, seat.club_member_id)
  from club_members seat join members person using (member_id)
  where seat.club_id = c.club_id and seat.status = 'CLUB_JOINED'), '[]'))
      ) order by c.meeting_date desc, c.meeting_time desc, c.club_id desc), '[]')
      from (
        select own.club_member_id
        from club_members own join clubs c using (club_id)
        where own.member_id = m.member_id and own.status in ('CLUB_WAITING', 'CLUB_JOINED')
        order by c.meeting_date desc, c.meeting_time desc, c.club_id desc
        limit 200) newest
      join club_members own using (club_member_id)
      join clubs c using (club_id)
      join small_categories s using (category_small_id)
      join members h on h.member_id = c.host_id
    )::text as items
    from members m
    where m.member_id = $1 and m.status <> 'WITHDRAWN';
