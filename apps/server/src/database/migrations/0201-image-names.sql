-- oldest program: 0150
-- The sweep of unused images and a change of a banner look up who uses an image. Without these
-- indexes they read whole tables, and the sweep of a large store exceeds the statement timeout.
create index members_image on members (image_name) where image_name is not null;
create index clubs_image on clubs (image_name) where image_name is not null;
create index crews_image on crews (image_name) where image_name is not null;
