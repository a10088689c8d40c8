-- club_id int4
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
