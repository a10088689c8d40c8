-- member_id int4
    select count(*)::integer as total from notices
    where member_id = $1 and folded_into is null;
