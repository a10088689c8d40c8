import { hiddenParams, isHidden, requestViewer } from '#server/database/block-sql.ts';
import { bool, int, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { crewRole, crewState } from './crew.column.ts';

export const selectOwnCrews = statement({
  name: 'select_own_crews',
  text: `
    select c.crew_id, c.name, c.image_path, c.image_name, c.joined_count, own.role, own.state,
      c.paused_at is not null as is_paused
    from crew_members own join crews c using (crew_id)
    where own.member_id = :member_id and c.ended_at is null
      and (own.state = 'JOINED' or own.state = 'INVITED' and own.declined_at is null
        and own.invited_at > :invited_since
        and ${isHidden('c.host_id', requestViewer(':member_id'))} is not true)
    order by own.state = 'INVITED', own.joined_at, c.crew_id`,
  params: { member_id: int, invited_since: timestamp, ...hiddenParams },
  row: {
    crew_id: int,
    name: text,
    image_path: nullable(text),
    image_name: nullable(text),
    joined_count: int,
    role: crewRole,
    state: crewState,
    is_paused: bool,
  },
});
