import { bigint, int, text, timestamp, uuid } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { sweepStatement } from '#server/database/sweep-statement.ts';

export function hasDevice(member: string): string {
  return `exists (
    select from push_subscriptions device join sessions session using (session_id)
    where device.member_id = ${member} and session.ended_at is null)`;
}

/** Lock the member, so that concurrent subscriptions cannot exceed the maximum. */
export const lockMemberForDevices = statement('lock_member_for_devices', {
  text: 'select member_id from members where member_id = :member_id for no key update',
  params: { member_id: int },
  row: { member_id: int },
});

/** A browser has one endpoint, which belongs to the member who last logged in there. */
export const upsertDevice = statement('upsert_device', {
  text: `
    insert into push_subscriptions (member_id, session_id, endpoint, p256dh, auth, created_at)
    values (:member_id, :session_id, :endpoint, :p256dh, :auth, :now)
    on conflict (endpoint) do update set member_id = excluded.member_id,
      session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
      created_at = excluded.created_at`,
  params: {
    member_id: int,
    session_id: uuid,
    endpoint: text,
    p256dh: text,
    auth: text,
    now: timestamp,
  },
});

export const deleteOldestDevices = statement('delete_oldest_devices', {
  text: `
    delete from push_subscriptions where subscription_id in (
      select subscription_id from push_subscriptions where member_id = :member_id
      order by created_at desc, subscription_id desc offset :max_devices)`,
  params: { member_id: int, max_devices: bigint },
});

export const deleteOwnDevice = statement('delete_own_device', {
  text: 'delete from push_subscriptions where endpoint = :endpoint and member_id = :member_id',
  params: { endpoint: text, member_id: int },
});

export const deleteDevice = statement('delete_device', {
  text: 'delete from push_subscriptions where endpoint = :endpoint',
  params: { endpoint: text },
});

export const deleteLoggedOutDevices = sweepStatement(
  'push_subscriptions',
  'subscription_id',
  `exists (select from sessions s
    where s.session_id = push_subscriptions.session_id and s.ended_at <= :now)`,
);
