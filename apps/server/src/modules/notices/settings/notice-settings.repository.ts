import { isClubHidden } from '#server/database/block-sql.ts';
import { bool, date, int, intArray, jsonText, nullable, text } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { hasDevice } from '../push/push-subscription.repository.ts';

export const selectNoticeSettings = statement('select_notice_settings', {
  text: `
    select kinds::text as kinds, quiet_hours, hide_content
    from notice_settings where member_id = :member_id`,
  params: { member_id: int },
  row: { kinds: jsonText, quiet_hours: bool, hide_content: bool },
});

export const selectMailFacts = statement('select_mail_facts', {
  text: `
    select ${hasDevice(':member_id')} as has_device,
      exists (select from clubs c
        where c.host_id = :member_id and c.cancelled_at is null
          and c.meeting_date >= :today::date) as is_host`,
  params: { member_id: int, today: date },
  row: { has_device: bool, is_host: bool },
});

export const selectMutedClubs = statement('select_muted_clubs', {
  text: `
    select club_id, c.club_name
    from muted_clubs join clubs c using (club_id)
    where muted_clubs.member_id = :member_id and not ${isClubHidden('c', ':member_id')}
    order by club_id`,
  params: { member_id: int },
  row: { club_id: int, club_name: text },
});

/**
 * Merge the given switches into the stored ones, so that no concurrent change of another switch is
 * lost. The lock makes a concurrent withdrawal wait.
 */
export const mergeNoticeSettings = statement('merge_notice_settings', {
  text: `
    insert into notice_settings as own (member_id, kinds, quiet_hours, hide_content)
    select member_id, :kinds, coalesce(:quiet_hours, true), coalesce(:hide_content, false)
    from members where member_id = :member_id and status <> 'WITHDRAWN' for share
    on conflict (member_id) do update set
      kinds = own.kinds || (
        select coalesce(jsonb_object_agg(
          kind, coalesce(own.kinds -> kind, '{}') || channels), '{}')
        from jsonb_each(excluded.kinds) as chosen (kind, channels)),
      quiet_hours = coalesce(:quiet_hours, own.quiet_hours),
      hide_content = coalesce(:hide_content, own.hide_content)`,
  params: {
    member_id: int,
    kinds: jsonText,
    quiet_hours: nullable(bool),
    hide_content: nullable(bool),
  },
});

export const deleteOtherMutedClubs = statement('delete_other_muted_clubs', {
  text: `
    delete from muted_clubs
    where member_id = :member_id and club_id <> all(:club_ids)`,
  params: { member_id: int, club_ids: intArray },
});

export const insertMutedClubs = statement('insert_muted_clubs', {
  text: `
    insert into muted_clubs (member_id, club_id)
    select :member_id, club_id from clubs c
    where club_id = any(:club_ids) and not ${isClubHidden('c', ':member_id')}
    on conflict do nothing`,
  params: { member_id: int, club_ids: intArray },
});
