-- oldest program: 0150
-- Reading a notice updates its row. Vacuum as early as for the other tables that change often:
-- until 20 % of the rows are dead, the table would grow by that much.
alter table notices set (autovacuum_vacuum_scale_factor = 0.02);
