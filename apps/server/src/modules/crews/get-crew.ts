import type { Crew } from '@azit/contract/crews/crew.schema';
import { invitedSince, isInvited } from '@azit/rules/crews/crew-days';
import { findDueDates, findPlannedDates } from '@azit/rules/crews/due-dates';
import { hasCapability } from '@azit/rules/hosting/host-capability';
import { seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { hiddenValues, NOBODY } from '#server/database/block-sql.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectCrewAnnouncement } from '#server/modules/chats/messages/announcement.repository.ts';
import { findLastMessage } from '#server/modules/chats/rooms/list-rooms.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import {
  type CrewPageRow,
  selectCrewPage,
  selectCrewPeople,
  selectCrewSkips,
} from '#server/modules/crews/crew-page.repository.ts';
import { findInviteLink, type InviteLinkState } from '#server/modules/invite-links/invite-key.ts';
import { crewNotFound, invitationEnded, requireCrew, requireLiveLink } from './crew.refusal.ts';
import { type CrewForm, type CrewParts, toCrew, toInvitation } from './crew.view.ts';
import { selectCrewDates } from './crew-date.repository.ts';
import { openToEveryone, planCrew } from './dates/plan-crew-dates.ts';
import { findKnownDates, isPlanning, toPlannedCrew } from './dates/plan-dates.ts';

type MaybeViewer = Viewer | undefined;

/**
 * A job creates the meetings of crews and opens them to everyone. `getCrew` does the same for its
 * crew if the job is late.
 */
export async function getCrew(
  context: Context,
  viewer: MaybeViewer,
  { crewId, key }: { crewId: number; key?: string | undefined },
): Promise<Crew> {
  const { database, clock } = context;
  const now = clock.now();
  const read = () => readParts(database, context, viewer, { crewId, key });
  let parts = await read();
  if (
    parts.form === 'member' &&
    ((await isDateMissing(database, parts, now)) || isOpeningDue(parts, now))
  ) {
    await planCrew(context, crewId);
    await openToEveryone(context, crewId);
    parts = await read();
  }
  return toCrew(parts.form, parts, now);
}

export async function readCrew(
  db: Queryable,
  context: Context,
  viewer: Viewer,
  crewId: number,
): Promise<Crew> {
  const parts = await readParts(db, context, viewer, { crewId });
  return toCrew(parts.form, parts, context.clock.now());
}

type Parts = CrewParts & { form: CrewForm };

async function readParts(
  db: Queryable,
  context: Context,
  viewer: MaybeViewer,
  { crewId, key }: { crewId: number; key?: string | undefined },
): Promise<Parts> {
  const now = context.clock.now();
  const ids = {
    crew_id: crewId,
    member_id: viewer?.memberId ?? NOBODY,
    ...hiddenValues(viewer),
    ...nowValues(now),
  };
  // Check the key before looking up the crew: a wrong key must take equally long whether or not the
  // crew exists.
  const link = key && (await findInviteLink(db, context, { key, target: { crewId } }));
  const link_id = link ? link.linkId : null;
  const crew = requireCrew(await findOne(db, selectCrewPage, { ...ids, link_id }));
  const form = chooseForm(crew, now) ?? chooseForOutsider(crew, link || undefined);
  const audience = form === 'member' ? 'joined' : viewer === undefined ? 'guest' : 'member';
  const people =
    form === 'stranger' || viewer === undefined
      ? []
      : await findMany(db, selectCrewPeople, {
          ...ids,
          member_id: viewer.memberId,
          only_met: form === 'invited',
          invited_since: invitedSince(now),
        });
  const dates = await findMany(db, selectCrewDates, { ...ids, audience });
  const skips = await findMany(db, selectCrewSkips, { crew_id: crewId, today: seoulToday(now) });
  const room =
    form === 'member' && viewer !== undefined ? await readRoom(db, viewer, crew, now) : {};
  const planned = form === 'member' ? await findPlanned(db, crew, now) : [];
  return { form, crew, people, dates, skips, room, planned };
}

async function readRoom(
  db: Queryable,
  viewer: Viewer,
  { room_id }: CrewPageRow,
  now: Date,
): Promise<CrewParts['room']> {
  if (room_id === null) return {};
  const own = { room_id, member_id: viewer.memberId, now };
  const announced = await findOne(db, selectCrewAnnouncement, own);
  const lastMessage = await findLastMessage(db, viewer, room_id, now);
  return { announcement: announced?.body ?? null, lastMessage };
}

function chooseForm(crew: CrewPageRow, now: Date): CrewForm | undefined {
  if (crew.my_state === 'JOINED') return 'member';
  if (crew.is_hidden) throw crewNotFound();
  if (crew.ended_at === null && isInvited(toInvitation(crew), now)) return 'invited';
  return undefined;
}

function chooseForOutsider(crew: CrewPageRow, link: InviteLinkState | undefined): CrewForm {
  if (link !== undefined && requireLiveLink(link, crew, { state: crew.my_state })) return 'invited';
  if (crew.has_public_date) return 'stranger';
  // The notice of an invitation still leads to this page after the invitation has ended, so the
  // refusal must say that it has ended.
  throw crew.my_state === 'INVITED' ? invitationEnded() : crewNotFound();
}

async function isDateMissing(db: Queryable, { crew }: Parts, now: Date): Promise<boolean> {
  if (!isPlanning(crew)) return false;
  const known = await findKnownDates(db, crew, now);
  return findDueDates(toPlannedCrew(crew), known, now).length > 0;
}

function isOpeningDue({ dates }: Parts, now: Date): boolean {
  return dates.some((row) => {
    const isDue = row.opens_at !== null && row.opens_at <= now;
    return isDue && row.visibility === 'BY_LINK' && row.cancelled_at === null;
  });
}

/** Only hosts see planned days: a member can neither answer nor open a day without a meeting. */
async function findPlanned(db: Queryable, crew: CrewPageRow, now: Date): Promise<string[]> {
  if (!isPlanning(crew) || !hasCapability(crew.my_role, 'planDates')) return [];
  return findPlannedDates(toPlannedCrew(crew), await findKnownDates(db, crew, now), now);
}
