import { DATES_AHEAD_MAX } from '@azit/contract/crews/crew.field';
import type { CreateCrewBody } from '@azit/contract/crews/crew.payload';
import type { Crew } from '@azit/contract/crews/crew.schema';
import { firstComingDay } from '@azit/rules/crews/due-dates';
import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { joinCrewRoom } from '#server/modules/chats/rooms/crew-room.ts';
import { requireCapability } from '#server/modules/clubs/club.refusal.ts';
import { findVisibleClub } from '#server/modules/clubs/get-club.ts';
import { insertCrew, selectNewestCrew } from '#server/modules/crews/crew.repository.ts';
import { inviteMembers, inviteToCrew } from '#server/modules/crews/members/invite-members.ts';
import { requireCompleteProfile } from '#server/modules/members/read-member.ts';
import { invalidField, loginRequired } from '#server/runtime/refusal.ts';
import { requireFewCrews } from './crew.refusal.ts';
import { toPlanColumns } from './dates/crew-plan.ts';
import { planDates } from './dates/plan-dates.ts';
import { readCrew } from './get-crew.ts';
import {
  countOwnCrews,
  lockJoiningMembers,
  upsertCrewMember,
} from './members/crew-member.repository.ts';

const DOUBLE_TAP_MS = 10_000;

export async function createCrew(
  context: Context,
  viewer: Viewer,
  body: CreateCrewBody,
): Promise<Crew> {
  const { memberId } = viewer;
  await requireCompleteProfile(context.database, memberId);
  await enforceVolumeLimit(context, 'clubCreate', String(memberId));
  const { database } = context;
  const { memberIds = [], fromClubId: clubId = null } = body;
  const { crewId, isNew } = await inTransaction(context, async (tx) => {
    const known = await findDoubleTap(tx, viewer, body);
    return { crewId: known ?? (await open()), isNew: known === undefined };

    async function open(): Promise<number> {
      const own = { member_id: memberId };
      requireFewCrews((await findOne(tx, countOwnCrews, own))?.total ?? 0);
      const crew_id = await insert(tx, viewer, body);
      const now = context.clock.now();
      await execute(tx, upsertCrewMember, { crew_id, ...own, role: 'HOST', now });
      await joinCrewRoom(tx, { crewId: crew_id, memberId });
      await inviteMembers(tx, {
        crew: { crew_id, host_id: memberId },
        inviterId: memberId,
        memberIds,
        clubId,
      });
      await planDates(tx, crew_id);
      return crew_id;
    }
  });
  // The request of a second tap may name more people than the first. Invite them in a separate
  // transaction, because inviting locks the crew before members.
  if (!isNew) await inviteToCrew(context, viewer, { crewId, memberIds, clubId });
  return readCrew(database, context, viewer, crewId);
}

/**
 * Locks the host: a second tap waits here and then finds the crew, and a member who is withdrawing
 * opens no crew. Locks the invited members in the same statement, because two hosts who invite each
 * other at the same time would otherwise deadlock.
 */
async function findDoubleTap(
  tx: Transaction,
  { memberId }: Viewer,
  { name, memberIds = [] }: CreateCrewBody,
): Promise<number | undefined> {
  const locked = await findMany(tx, lockJoiningMembers, { member_ids: [memberId, ...memberIds] });
  if (!locked.some((row) => row.member_id === memberId)) throw loginRequired();
  const since = new Date(tx.clock.now().getTime() - DOUBLE_TAP_MS);
  const same = await findOne(tx, selectNewestCrew, { host_id: memberId, name, since });
  return same?.crew_id;
}

async function insert(tx: Transaction, viewer: Viewer, body: CreateCrewBody): Promise<number> {
  const now = tx.clock.now();
  const { intro, ...picture } = await findModel(tx, viewer, body.fromClubId, now);
  const crew = await findOne(tx, insertCrew, {
    host_id: viewer.memberId,
    name: body.name,
    intro: body.intro ?? intro,
    category_small_id: body.categorySmallId,
    every: body.rhythm.every,
    weekday: body.rhythm.weekday ?? null,
    nth: body.rhythm.nth ?? null,
    starts_on: firstComingDay(body.plan.meetingTime, now),
    ...toPlanColumns(body.plan),
    ahead: body.ahead ?? DATES_AHEAD_MAX,
    opens_hours_before: body.opensHoursBefore ?? null,
    releases_seats: body.releasesSeats ?? false,
    ...picture,
    now,
  });
  if (crew === undefined) throw invalidField('categorySmallId', '카테고리를 골라 주세요.');
  return crew.crew_id;
}

/** A crew founded from a meeting inherits its picture and introduction. */
async function findModel(
  tx: Transaction,
  viewer: Viewer,
  clubId: number | null | undefined,
  now: Date,
) {
  if (!clubId) return { intro: '', image_path: null, image_name: null };
  const club = await findVisibleClub(tx, viewer, clubId, now);
  requireCapability(club, viewer, 'invite');
  const { club_info: intro, image_path, image_name } = club;
  return { intro, image_path, image_name };
}
