import { bigint, bool, int, intArray, nullable, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const insertOffers = statement('insert_seat_offers', {
  text: `
    with offered as (
      update club_members set expires_at = :expires_at
      where club_id = :club_id and member_id = any(:member_ids)
      returning club_id, member_id)
    insert into seat_offers (club_id, member_id, offered_at, expires_at)
    select club_id, member_id, :now, :expires_at from offered
    returning offer_id, member_id`,
  params: { club_id: int, member_ids: intArray, now: timestamp, expires_at: timestamp },
  row: { offer_id: bigint, member_id: int },
});

export const expireOffers = statement('expire_seat_offers', {
  text: `
    update seat_offers set state = 'EXPIRED'
    where club_id = :club_id and state = 'OPEN' and expires_at <= :now`,
  params: { club_id: int, now: timestamp },
});

/**
 * Run `expireOffers` first: deleting the row of a member marks an offer that is still open as
 * retracted instead of expired.
 */
export const deleteExpired = statement('delete_expired_applications', {
  text: `
    with ended as (
      delete from club_members
      where club_id = :club_id and status = 'CLUB_WAITING' and expires_at <= :now
      returning member_id, queued_at)
    select ended.member_id, ended.queued_at is not null as was_offered
    from ended join members m using (member_id)
    where m.status <> 'WITHDRAWN'
    order by ended.member_id`,
  params: { club_id: int, now: timestamp },
  row: { member_id: int, was_offered: bool },
});

export const acceptOffer = statement('accept_seat_offer', {
  text: `
    update seat_offers set state = 'ACCEPTED'
    where club_id = :club_id and member_id = :member_id and state = 'OPEN'`,
  params: { club_id: int, member_id: int },
});

export const declineOffer = statement('decline_seat_offer', {
  text: `
    update seat_offers set state = 'DECLINED'
    where club_id = :club_id and member_id = :member_id and state = 'OPEN'`,
  params: { club_id: int, member_id: int },
});

/** Run after a meeting moved to an earlier time: no offer may last beyond the new start. */
export const shortenOffers = statement('shorten_seat_offers', {
  text: `
    with moved as (
      update seat_offers set expires_at = :start
      where club_id = :club_id and state = 'OPEN' and expires_at > :start
      returning member_id)
    update club_members q set expires_at = :start
    from moved where q.club_id = :club_id and q.member_id = moved.member_id`,
  params: { club_id: int, start: timestamp },
});

export const updateAnnouncedSeats = statement('update_announced_seats', {
  text: 'update clubs set announced_seats = :announced_seats where club_id = :club_id',
  params: { club_id: int, announced_seats: int },
});

export const selectLastOffer = statement('select_last_seat_offer', {
  text: `
    select max(offer_id) as offer_id from seat_offers
    where club_id = :club_id and member_id = :member_id and state in ('OPEN', 'EXPIRED')`,
  params: { club_id: int, member_id: int },
  row: { offer_id: nullable(bigint) },
});
