-- member_id int4
    select m.member_id, m.email, m.nickname, m.about_me, m.gender, m.birth_year, m.image_path,
      m.image_name, m.reputation, m.following_count, m.follower_count,
      array(select i.category_small_id::int4 from member_interests i
            where i.member_id = m.member_id order by 1) as interests
    from members m
    where m.member_id = $1 and m.status <> 'WITHDRAWN';
