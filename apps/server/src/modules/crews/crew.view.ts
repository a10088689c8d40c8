import type { Crew, CrewDate, CrewMember, CrewPause } from '@azit/contract/crews/crew.schema';
import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { isInvited, roomReadableUntil, takeOverFrom } from '@azit/rules/crews/crew-days';
import { displayReputation } from '@azit/rules/members/reputation';
import type { CrewRow } from '#server/modules/crews/crew.repository.ts';
import type {
  CrewPageRow,
  CrewPersonRow,
  CrewSkipRow,
} from '#server/modules/crews/crew-page.repository.ts';
import { toBannerFile, toProfileFile } from '#server/modules/images/file.view.ts';
import { toMemberSummary } from '#server/modules/members/member.view.ts';
import type { CrewDateRow } from './crew-date.repository.ts';
import { readMembers, toCrewDate } from './crew-date.view.ts';
import { toRhythm } from './dates/plan-dates.ts';

export type CrewForm = 'member' | 'invited' | 'stranger';

export type CrewParts = {
  crew: CrewPageRow;
  people: readonly CrewPersonRow[];
  dates: readonly CrewDateRow[];
  skips: readonly CrewSkipRow[];
  /** The announcement and the last message of the room, as far as the viewer may read them. */
  room: Pick<Crew, 'announcement' | 'lastMessage'>;
  /** For hosts: days of the rhythm for which no club exists yet. */
  planned: readonly string[];
};

export function toCrew(form: CrewForm, parts: CrewParts, now: Date): Crew {
  const { crew, people } = parts;
  const short = toShortForm(crew, toPublicDates(parts, now), now);
  const joined = people.filter(({ state }) => state === 'JOINED');
  if (form === 'stranger') return short;
  if (form === 'invited') {
    const members = joined.map((row) => toMember(row, false));
    return { ...short, members, ...toInvitationFields(parts, now) };
  }
  const isHost = crew.my_role === 'HOST';
  const hosts = isHost || crew.my_role === 'COHOST';
  const invited = people.filter(({ state }) => state === 'INVITED').map(toMemberSummary);
  const dates = toDates(parts, hosts, now);
  const until = crew.ended_at && roomReadableUntil(crew.ended_at);
  return {
    ...short,
    dates: dates.filter(({ phase }) => phase !== 'over'),
    members: joined.map((row) => ({ ...toMember(row, isHost), visits: row.visits })),
    past: dates.filter(({ phase }) => phase === 'over').toReversed(),
    roomId: until !== null && now >= until ? null : crew.room_id,
    roomReadableUntil: until?.toISOString() ?? null,
    unread: crew.unread,
    ...parts.room,
    plan: toPlan(crew),
    ahead: crew.ahead,
    opensHoursBefore: crew.opens_hours_before,
    releasesSeats: crew.releases_seats,
    alwaysGoing: crew.always_going ?? false,
    requestedRole: crew.requested_role,
    ...(hosts && { invited }),
  };
}

function toShortForm(crew: CrewPageRow, dates: CrewDate[], now: Date): Crew {
  const isShown = crew.my_state === 'JOINED' || isInvited(toInvitation(crew), now);
  return {
    crewId: crew.crew_id,
    name: crew.name,
    intro: crew.intro,
    image: toBannerFile(crew.image_path, crew.image_name),
    categorySmall: {
      categorySmallId: crew.category_small_id,
      categoryName: crew.category_name,
      categoryLargeId: crew.category_large_id,
    },
    area: crew.area,
    memberCount: crew.joined_count,
    meetings: crew.meetings,
    rhythm: toRhythm(crew),
    meetingTime: crew.meeting_time,
    durationMinutes: crew.duration_minutes,
    host: toHost(crew),
    paused: toPause(crew),
    endedAt: crew.ended_at?.toISOString() ?? null,
    myRole: crew.my_state === 'JOINED' ? crew.my_role : null,
    myState: isShown ? crew.my_state : null,
    dates,
  };
}

function toInvitationFields({ crew, dates }: CrewParts, now: Date) {
  const next = dates.map((row) => toCrewDate(row, now)).find(({ phase }) => phase === 'open');
  return {
    invitedBy: crew.invited_by === null ? null : JSON.parse(crew.invited_by),
    nextMeetingDate: next?.meetingDate ?? null,
  };
}

export function toInvitation({ my_state, invited_at, declined_at }: CrewPageRow) {
  return { state: my_state, invited_at, declined_at };
}

function toPlan(crew: CrewRow): Crew['plan'] {
  return {
    meetingTime: crew.meeting_time,
    durationMinutes: crew.duration_minutes,
    isOnline: crew.is_online ? 'online' : 'offline',
    location: crew.location,
    areaCode: crew.area_code,
    onlineLink: crew.online_link,
    memberLimit: crew.member_limit,
    fee: crew.fee,
  };
}

function toHost(crew: CrewPageRow): Crew['host'] {
  if (crew.host_id === null || crew.host_reputation === null) return null;
  return {
    memberId: crew.host_id,
    nickname: crew.host_nickname ?? UNKNOWN_NICKNAME,
    fileInfo: toProfileFile(crew.host_image_path, crew.host_image_name),
    reputation: displayReputation(crew.host_reputation),
  };
}

function toPause({ paused_at, pause_reason }: CrewRow): CrewPause | null {
  if (paused_at === null || pause_reason === null) return null;
  const from = pause_reason === 'NO_HOST' ? takeOverFrom(paused_at).toISOString() : null;
  return { reason: pause_reason, pausedAt: paused_at.toISOString(), takeOverFrom: from };
}

function toMember(row: CrewPersonRow, isForHost: boolean): CrewMember {
  return {
    member: toMemberSummary(row),
    role: row.role,
    joinedAt: row.joined_at?.toISOString() ?? '',
    ...(isForHost && { requestedRole: row.requested_role }),
  };
}

/**
 * The meetings as people outside the crew see them: only public ones, with the number of people who
 * go instead of their names.
 */
function toPublicDates({ dates }: CrewParts, now: Date): CrewDate[] {
  return dates
    .filter(({ visibility }) => visibility === 'LISTED')
    .map((row) => ({ ...toCrewDate(row, now), going: [], notGoing: 0, unanswered: 0 }))
    .filter(({ phase }) => phase === 'open');
}

function toDates(
  { crew, dates, skips, planned }: CrewParts,
  hosts: boolean,
  now: Date,
): CrewDate[] {
  const notes = new Map(skips.map((skip) => [skip.planned_date, skip.note]));
  const opened = dates.map((row) => {
    const waitingFor = readMembers(row.waiting_for);
    const date = { ...toCrewDate(row, now), ...(hosts && { waitingFor }) };
    const note = notes.get(row.planned_date);
    return note === undefined ? date : { ...date, skipNote: note };
  });
  const rest = new Set([...notes.keys(), ...planned]);
  for (const row of dates) rest.delete(row.planned_date);
  const closed = [...rest].map((plannedDate) => toClosedDate(crew, plannedDate, notes));
  return [...opened, ...closed].toSorted((one, other) =>
    one.meetingDate.localeCompare(other.meetingDate),
  );
}

/** A planned date without a club, because it was skipped or because its club does not exist yet. */
function toClosedDate(
  crew: CrewRow,
  plannedDate: string,
  notes: ReadonlyMap<string, string | null>,
): CrewDate {
  const skipped = notes.has(plannedDate);
  return {
    clubId: null,
    plannedDate,
    meetingDate: plannedDate,
    meetingTime: crew.meeting_time,
    durationMinutes: crew.duration_minutes,
    isOnline: crew.is_online,
    location: crew.location,
    memberLimit: crew.member_limit,
    phase: skipped ? 'cancelled' : 'open',
    skipped,
    skipNote: notes.get(plannedDate) ?? null,
    isPublic: false,
    going: [],
    goingCount: 0,
    notGoing: 0,
    unanswered: 0,
    myAnswer: null,
  };
}
