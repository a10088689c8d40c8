-- select_active_session (session_id uuid)
    select s.member_id
    from sessions s join members m using (member_id)
    where s.session_id = $1 and s.ended_at is null and m.status = 'ACTIVE';

-- select_category_feed (today date, time_of_day time, audience text, category_large_id int4, offset int4)
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

-- select_date_feed (today date, time_of_day time, audience text, day date, offset int4)
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
    select c.club_id from clubs c where c.cancelled_at is null
    and (c.meeting_date, c.meeting_time) > ($1::date, $2::time) and c.meeting_date = $4::date
    order by c.meeting_date, c.meeting_time, c.club_id limit 5 offset $5::int4) as keys
    join clubs c using (club_id)
    join small_categories s on s.category_small_id = c.category_small_id
    join members h on h.member_id = c.host_id
    where true;

-- select_cards (club_ids int4[], today date, time_of_day time)
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
    from unnest($1::int4[]) with ordinality as keys (club_id, position)
    join clubs c using (club_id)
    join small_categories s on s.category_small_id = c.category_small_id
    join members h on h.member_id = c.host_id
    where c.cancelled_at is null
    and (c.meeting_date, c.meeting_time) > ($2::date, $3::time);

-- rank_recommendations (member_id int4, now timestamptz, today date, time_of_day time, size int4)
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

-- select_club (club_id int4)
    select c.club_id, c.host_id, c.club_name, c.club_info, c.join_question, c.fee,
      c.meeting_date, c.meeting_time, c.duration_minutes, c.member_limit, c.joined_count,
      c.gender_restriction, c.birth_year_min, c.birth_year_max, c.is_online, c.location, c.area,
      c.location_visibility, c.online_link, c.cancelled_at, c.cancel_reason,
      c.image_path, c.image_name, c.category_small_id, c.category_large_id, s.category_name,
      h.nickname as host_nickname, h.image_path as host_image_path, h.image_name as host_image_name,
      h.reputation as host_reputation
    from clubs c
    join small_categories s using (category_small_id)
    join members h on h.member_id = c.host_id
    where c.club_id = $1;

-- select_visible_club_members (club_id int4, viewer_id int4, is_host bool)
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

-- select_member (member_id int4)
    select m.member_id, m.email, m.nickname, m.about_me, m.gender, m.birth_year, m.image_path,
      m.image_name, m.reputation, m.following_count, m.follower_count,
      array(select i.category_small_id::int4 from member_interests i
            where i.member_id = m.member_id order by 1) as interests
    from members m
    where m.member_id = $1 and m.status <> 'WITHDRAWN';

-- select_following (member_id int4, skipped int8, size int8, is_owner bool)
    select m.following_count as total, (
      select coalesce(json_agg(json_build_object(
        'followId', page.follow_id,
        'followee', json_build_object(
          'memberId', o.member_id,
    'nickname', coalesce(o.nickname, '탈퇴한 회원'),
    'fileInfo', json_build_object(
    'fileUrl', coalesce(o.image_path, '/images/default'),
    'fileName', coalesce(o.image_name, 'profile.webp')), 'aboutMe', coalesce(o.about_me, '')),
        'matpal', $4 and exists (
          select from follows back
          where back.follower_id = page.followee_id and back.followee_id = $1)
      ) order by page.follow_id desc), '[]')
      from (
        select keys.*, row_number() over (order by follow_id desc) as position
        from (
          select follow_id, followee_id from follows
          where follower_id = $1
          order by follow_id desc
          limit 50 offset $2
        ) keys
      ) page
      join members o on o.member_id = page.followee_id
      where page.position <= $3
    )::text as items
    from members m
    where m.member_id = $1 and m.status <> 'WITHDRAWN';

-- select_own_activity (member_id int4, today date, time_of_day time)
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

-- select_shown_activity (member_id int4, today date, time_of_day time, viewer_id int4)
    select (
      select coalesce(json_agg(json_build_object(
        'clubMemberId', own.club_member_id,
        'clubMemberStatus', own.status,
        'isHost', c.host_id = own.member_id,
        'isHidden', own.is_hidden,
        'isReviewed', true,
        'clubInfoResponse', json_build_object(
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
        where own.member_id = m.member_id and own.status = 'CLUB_JOINED' and not own.is_hidden
      and (c.meeting_date + c.meeting_time
    + c.duration_minutes * interval '1 minute' <= $2::date + $3::time or (
  exists (select from follows where follower_id = $4 and followee_id = $1)
  and exists (select from follows where follower_id = $1 and followee_id = $4)))
        order by c.meeting_date desc, c.meeting_time desc, c.club_id desc
        limit 200) newest
      join club_members own using (club_member_id)
      join clubs c using (club_id)
      join small_categories s using (category_small_id)
      join members h on h.member_id = c.host_id
    )::text as items
    from members m
    where m.member_id = $1 and m.status <> 'WITHDRAWN';

-- select_notice_page (member_id int4, size int8, skipped int8)
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

-- count_notices (member_id int4)
    select count(*)::integer as total from notices
    where member_id = $1 and folded_into is null;

