import * as z from 'zod/mini';
import { categorySmallSchema } from '../categories/category.schema.ts';
import { meetingModes } from '../clubs/club.field.ts';
import { clubChangeSchema, clubPhase, hostSchema } from '../clubs/club.schema.ts';
import { fileInfoSchema } from '../field.ts';
import { memberSummarySchema } from '../members/member.schema.ts';
import { crewRole, crewStates, rhythmIntervals } from './crew.field.ts';

export const crewMemberSchema = z.object({
  member: memberSummarySchema,
  role: crewRole,
  joinedAt: z.string(),
  /** The number of the crew's meetings that this member came to. */
  visits: z.optional(z.int()),
  /** The role that the host has offered to this member. Only the host gets this field. */
  requestedRole: z.optional(z.nullable(crewRole)),
});
export type CrewMember = z.infer<typeof crewMemberSchema>;

/** A date is one meeting of a crew. */
export const crewDateSchema = z.object({
  /**
   * Null if the planned date has no club: it was skipped before its club was created, or the club
   * does not exist yet.
   */
  clubId: z.nullable(z.int()),
  plannedDate: z.string(),
  /** The name of this meeting, if it differs from the name of the crew. */
  clubName: z.optional(z.string()),
  meetingDate: z.string(),
  meetingTime: z.string(),
  durationMinutes: z.int(),
  isOnline: z.boolean(),
  location: z.nullable(z.string()),
  memberLimit: z.int(),
  fee: z.optional(z.int()),
  /** The time of the latest change, which an answer sends back as `seenAt`. */
  changedAt: z.optional(z.nullable(z.string())),
  /**
   * The latest change of the time or location that the viewer, a member of the crew, has not answered.
   */
  change: z.optional(z.nullable(clubChangeSchema)),
  /** True if the viewer has a seat and must confirm it, after a change or on the day before. */
  pending: z.optional(z.boolean()),
  phase: clubPhase,
  skipped: z.boolean(),
  skipNote: z.nullable(z.string()),
  isPublic: z.boolean(),
  /** The members who go, the host first. */
  going: z.array(memberSummarySchema),
  goingCount: z.int(),
  offeredCount: z.optional(z.int()),
  /** How many of those who go must confirm their seats; they also count as unanswered. */
  unconfirmed: z.optional(z.int()),
  notGoing: z.int(),
  unanswered: z.int(),
  /** Only for hosts: people who have not answered yet or must answer again. */
  waitingFor: z.optional(z.array(memberSummarySchema)),
  myAnswer: z.nullable(z.boolean()),
  /** The viewer's position in the queue, if the meeting is full. */
  myPosition: z.optional(z.nullable(z.int())),
});
export type CrewDate = z.infer<typeof crewDateSchema>;

export const crewPauseReasons = ['TOO_FEW', 'NO_ACTIVITY', 'NO_HOST'] as const;

export const crewPauseSchema = z.object({
  reason: z.enum(crewPauseReasons),
  pausedAt: z.string(),
  /** When any member may take over a crew without a host; null for other pauses. */
  takeOverFrom: z.nullable(z.string()),
});
export type CrewPause = z.infer<typeof crewPauseSchema>;

export const rhythmSchema = z.object({
  every: z.enum(rhythmIntervals),
  weekday: z.optional(z.int()),
  nth: z.optional(z.int()),
});

export const crewPlanSchema = z.object({
  meetingTime: z.string(),
  durationMinutes: z.int(),
  isOnline: z.enum(meetingModes),
  location: z.nullable(z.string()),
  areaCode: z.nullable(z.string()),
  onlineLink: z.nullable(z.string()),
  memberLimit: z.int(),
  fee: z.int(),
});

const shortForm = {
  crewId: z.int(),
  name: z.string(),
  intro: z.string(),
  image: fileInfoSchema,
  categorySmall: categorySmallSchema,
  area: z.nullable(z.string()),
  memberCount: z.int(),
  meetings: z.int(),
  rhythm: rhythmSchema,
  meetingTime: z.string(),
  durationMinutes: z.int(),
  host: z.nullable(hostSchema),
  paused: z.nullable(crewPauseSchema),
  endedAt: z.nullable(z.string()),
  myRole: z.nullable(crewRole),
  myState: z.nullable(z.enum(crewStates)),
  /** Anyone outside the crew sees only the meetings that are open to everyone. */
  dates: z.array(crewDateSchema),
};

/**
 * Members of the crew get every field except those of an invitation. Invited people get the
 * required fields, `members` and the fields of an invitation; strangers get only the required
 * fields.
 */
export const crewSchema = z.object({
  ...shortForm,
  /** All members of the crew; for an invited viewer, only those whom the viewer has met. */
  members: z.optional(z.array(crewMemberSchema)),
  /** Of an invitation: who sent it or created its link. Null if that member is gone. */
  invitedBy: z.optional(z.nullable(memberSummarySchema)),
  /** Of an invitation: the day of the next meeting, which may be for members only. */
  nextMeetingDate: z.optional(z.nullable(z.string())),
  past: z.optional(z.array(crewDateSchema)),
  roomId: z.optional(z.nullable(z.int())),
  roomReadableUntil: z.optional(z.nullable(z.string())),
  unread: z.optional(z.int()),
  /** The text of the last message in the room, as the list of chats shows it. */
  lastMessage: z.optional(z.nullable(z.string())),
  /** The newest announcement to the whole crew. */
  announcement: z.optional(z.nullable(z.string())),
  plan: z.optional(crewPlanSchema),
  ahead: z.optional(z.int()),
  opensHoursBefore: z.optional(z.nullable(z.int())),
  releasesSeats: z.optional(z.boolean()),
  alwaysGoing: z.optional(z.boolean()),
  requestedRole: z.optional(z.nullable(crewRole)),
  /** Only for hosts: people who were invited within the last 14 days and have not answered. */
  invited: z.optional(z.array(memberSummarySchema)),
});
export type Crew = z.infer<typeof crewSchema>;

export const ownCrewSchema = z.object({
  crewId: z.int(),
  name: z.string(),
  image: fileInfoSchema,
  memberCount: z.int(),
  myRole: crewRole,
  myState: z.enum(crewStates),
  paused: z.boolean(),
  next: z.nullable(crewDateSchema),
});
export type OwnCrew = z.infer<typeof ownCrewSchema>;

/**
 * Somebody who came to a meeting of the crew, or to another club of its host, and may be invited to
 * the crew.
 */
export const crewCandidateSchema = z.object({
  member: memberSummarySchema,
  metCount: z.int(),
  /**
   * When the person may be invited again; null if that is now possible, because nobody invited them
   * in the last 90 days.
   */
  askableFrom: z.nullable(z.string()),
});
export type CrewCandidate = z.infer<typeof crewCandidateSchema>;
