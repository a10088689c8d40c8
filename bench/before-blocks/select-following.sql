-- member_id int4, skipped int8, size int8, is_owner bool
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
