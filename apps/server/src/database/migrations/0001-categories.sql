create table large_categories (
  category_large_id smallint primary key,
  category_name     text     not null unique
);

create table small_categories (
  category_small_id smallint primary key,
  category_large_id smallint not null references large_categories,
  category_name     text     not null unique,
  unique (category_small_id, category_large_id)
);

insert into large_categories (category_large_id, category_name) values
  (1, '문화/예술'),
  (2, '운동/액티비티'),
  (3, '푸드/드링크'),
  (4, '취미'),
  (5, '여행/동행'),
  (6, '창작'),
  (7, '성장/자기계발');

insert into small_categories (category_small_id, category_large_id, category_name) values
  (1, 1, '전시'), (2, 1, '영화'), (3, 1, '뮤지컬'), (4, 1, '공연'), (5, 1, '디자인'),
  (6, 2, '클라이밍'), (7, 2, '등산'), (8, 2, '헬스'), (9, 2, '필라테스'), (10, 2, '골프'),
  (11, 3, '맛집투어'), (12, 3, '카페'), (13, 3, '와인'), (14, 3, '커피'), (15, 3, '디저트'),
  (16, 4, '보드게임'), (17, 4, '사진'), (18, 4, '방탈출'), (19, 4, 'VR'), (20, 4, '음악감상'),
  (21, 5, '복합문화공간'), (22, 5, '테마파크'), (23, 5, '피크닉'), (24, 5, '드라이브'), (25, 5, '캠핑'),
  (26, 6, '글쓰기'), (27, 6, '드로잉'), (28, 6, '영상편집'), (29, 6, '공예'), (30, 6, 'DIY'),
  (31, 7, '습관만들기'), (32, 7, '챌린지'), (33, 7, '독서'), (34, 7, '스터디'), (35, 7, '외국어');
