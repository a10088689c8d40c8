-- member_id int4, now timestamptz, today date, time_of_day time, size int4
    with 
  viewer as materialized (
    select member_id, birth_year, case gender when 'MALE' then 'MALE_ONLY' else 'FEMALE_ONLY' end
      as own_gender_only
    from members where member_id = $1::int4),
  own as materialized (
    select club_id from club_members
    where member_id = $1 and (status <> 'CLUB_REJECTED'
      or decided_at > $2::timestamptz - interval '86400 seconds')),
    interests as materialized (
      select category_small_id, category_large_id
      from member_interests join small_categories using (category_small_id)
      where member_id = $1),
    followees as materialized (
      select followee_id from follows where follower_id = $1
      order by follow_id desc limit 500),
    ranked as materialized (
      select club_id, row_number() over (
        order by score desc, meeting_date, meeting_time, club_id desc) as position
      from (
        select c.club_id, c.meeting_date, c.meeting_time, 
  case when c.category_small_id in (select category_small_id from interests)
    then 100 else 0 end
  + case when c.category_large_id in (select category_large_id from interests)
    then 40 else 0 end
  + case when c.host_id in (select followee_id from followees) or exists (
      select from club_members p where p.club_id = c.club_id and p.status = 'CLUB_JOINED'
        and p.member_id in (select followee_id from followees))
    then 20 else 0 end
  + 10 * h.reputation / 99
  + case when c.meeting_date <= $3::date + 14 then 5 else 0 end
  + 3 * c.joined_count::float8 / c.member_limit as score
        from (
  select near.* from interests cross join lateral (
    
  select c.club_id, c.host_id, c.category_small_id, c.category_large_id, c.meeting_date, c.meeting_time, c.joined_count, c.member_limit from clubs c cross join viewer where c.category_small_id = interests.category_small_id and c.cancelled_at is null
    and (c.meeting_date, c.meeting_time) > ($3::date, $4::time)
  and c.joined_count < c.member_limit
  and c.host_id <> viewer.member_id
  and c.gender_restriction in ('ALL', viewer.own_gender_only)
  and (c.birth_year_min is null or c.birth_year_min <= viewer.birth_year)
  and (c.birth_year_max is null or c.birth_year_max >= viewer.birth_year)
  and c.club_id not in (select club_id from own)
  order by c.meeting_date, c.meeting_time, c.club_id limit 60
  ) as near
  union
  select near.* from (select distinct category_large_id from interests) as large
  cross join lateral (
    
  select c.club_id, c.host_id, c.category_small_id, c.category_large_id, c.meeting_date, c.meeting_time, c.joined_count, c.member_limit from clubs c cross join viewer where c.category_large_id = large.category_large_id and c.cancelled_at is null
    and (c.meeting_date, c.meeting_time) > ($3::date, $4::time)
  and c.joined_count < c.member_limit
  and c.host_id <> viewer.member_id
  and c.gender_restriction in ('ALL', viewer.own_gender_only)
  and (c.birth_year_min is null or c.birth_year_min <= viewer.birth_year)
  and (c.birth_year_max is null or c.birth_year_max >= viewer.birth_year)
  and c.club_id not in (select club_id from own)
  order by c.meeting_date, c.meeting_time, c.club_id limit 30
  ) as near
  union
  (
  select c.club_id, c.host_id, c.category_small_id, c.category_large_id, c.meeting_date, c.meeting_time, c.joined_count, c.member_limit from followees join clubs c on c.host_id = followees.followee_id cross join viewer where exists (select from interests) and c.cancelled_at is null
    and (c.meeting_date, c.meeting_time) > ($3::date, $4::time)
  and c.joined_count < c.member_limit
  and c.host_id <> viewer.member_id
  and c.gender_restriction in ('ALL', viewer.own_gender_only)
  and (c.birth_year_min is null or c.birth_year_min <= viewer.birth_year)
  and (c.birth_year_max is null or c.birth_year_max >= viewer.birth_year)
  and c.club_id not in (select club_id from own)
  order by c.meeting_date, c.meeting_time, c.club_id limit 30)
  union
  (
  select c.club_id, c.host_id, c.category_small_id, c.category_large_id, c.meeting_date, c.meeting_time, c.joined_count, c.member_limit from clubs c cross join viewer where exists (select from interests) and c.cancelled_at is null
    and (c.meeting_date, c.meeting_time) > ($3::date, $4::time)
  and c.joined_count < c.member_limit
  and c.host_id <> viewer.member_id
  and c.gender_restriction in ('ALL', viewer.own_gender_only)
  and (c.birth_year_min is null or c.birth_year_min <= viewer.birth_year)
  and (c.birth_year_max is null or c.birth_year_max >= viewer.birth_year)
  and c.club_id not in (select club_id from own)
  order by c.meeting_date, c.meeting_time, c.club_id limit 30)) as c join members h on h.member_id = c.host_id) as scored),
    first_page as (
      
    select coalesce(json_agg(json_build_object(
  'clubId', c.club_id, 'clubName', c.club_name, 'clubInfo', c.club_info,
    'bannerImage', json_build_object(
    'fileUrl', coalesce(c.image_path, '/images/default'),
    'fileName', coalesce(c.image_name, 'banner.webp')),
    'categorySmall', json_build_object('categorySmallId', s.category_small_id,
      'categoryName', s.category_name, 'categoryLargeId', s.category_large_id),
    'isOnline', case when c.is_online then 'online' else 'offline' end,
    'location', case when (c.location_visibility, 'member') in (('ALL', 'member'), ('ALL', 'joined'), ('JOINED', 'joined'))
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
  ) p join members m using (member_id))) order by keys.position), '[]')::text as cards
    from ranked as keys
    join clubs c using (club_id)
    join small_categories s on s.category_small_id = c.category_small_id
    join members h on h.member_id = c.host_id
    where keys.position <= $5::int4)
    select coalesce((select array_agg(club_id order by position) from ranked), '{}') as club_ids,
      cards
    from first_page;
