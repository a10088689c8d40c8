import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import type { Crew, CrewDate, OwnCrew } from '@azit/contract/crews/crew.schema';
import type { MemberSummary } from '@azit/contract/members/member.schema';

/**
 * A notice about a crew meeting contains neither its seats nor its start, so these fields are
 * optional.
 */
export type AnswerableDate = Pick<CrewDate, 'myAnswer'> & {
  clubId: number;
  /** True if the member has a seat, which the answer confirms or gives up. */
  hasSeat?: boolean;
} & Partial<
    Pick<
      CrewDate,
      | 'goingCount'
      | 'offeredCount'
      | 'memberLimit'
      | 'meetingDate'
      | 'meetingTime'
      | 'changedAt'
      | 'myPosition'
      | 'pending'
    >
  >;

export type GivenAnswer = {
  clubId: number;
  going: boolean;
  seenAt?: string | undefined;
  /** True if the meeting is full, so that the answer 갈게요 enters its queue. */
  isQueueing?: boolean;
};

const NEVER = '1970-01-01T00:00:00Z';

/**
 * The time of the last change that the member has seen. The server refuses an answer to an older
 * plan.
 */
export function seenChange({ changedAt }: AnswerableDate): string | undefined {
  return changedAt === null ? NEVER : changedAt;
}

/**
 * A member who has answered must answer again after the meeting was moved, and on the day before
 * the meeting.
 */
export function mustAnswer({
  myAnswer,
  myPosition,
  pending,
}: Omit<AnswerableDate, 'clubId'>): boolean {
  return pending === true || (myAnswer === null && !myPosition);
}

/** Home and the profile ask about the next meeting only, not about those of the coming months. */
export function isNextUnanswered({ next }: OwnCrew): boolean {
  return next?.phase === 'open' && next.myAnswer === null && !next.myPosition;
}

function withAnswer(date: CrewDate, going: boolean, own?: MemberSummary): CrewDate {
  const wasUnconfirmed = date.pending === true;
  const wasAwaited = wasUnconfirmed || date.myAnswer === null;
  const said = {
    ...date,
    change: null,
    pending: false,
    unconfirmed: Math.max((date.unconfirmed ?? 0) - Number(wasUnconfirmed), 0),
    unanswered: Math.max(date.unanswered - Number(wasAwaited), 0),
    ...(date.waitingFor && {
      waitingFor: date.waitingFor.filter(({ memberId }) => memberId !== own?.memberId),
    }),
  };
  if (date.myAnswer === going) return said;
  const others = date.going.filter(({ memberId }) => memberId !== own?.memberId);
  const wasGoing = date.myAnswer === true;
  return {
    ...said,
    myAnswer: going,
    myPosition: null,
    going: going && own ? [...others, own] : others,
    goingCount: date.goingCount + Number(going) - Number(wasGoing),
    notGoing: date.notGoing + Number(!going) - Number(date.myAnswer === false),
  };
}

export function answerInCrew(crew: Crew, { clubId, going }: GivenAnswer, ownId?: number): Crew {
  const own = crew.members?.find(({ member }) => member.memberId === ownId)?.member;
  return {
    ...crew,
    dates: crew.dates.map((date) => (date.clubId === clubId ? withAnswer(date, going, own) : date)),
  };
}

export function answerInOwnCrew(crew: OwnCrew, { clubId, going }: GivenAnswer): OwnCrew {
  return crew.next?.clubId === clubId ? { ...crew, next: withAnswer(crew.next, going) } : crew;
}

/** 갈게요 confirms the seat in the meeting; 못 가요 removes the meeting from the list. */
export function answerInMeetings(
  meetings: OwnMeeting[],
  { clubId, going }: GivenAnswer,
): OwnMeeting[] {
  return meetings
    .filter((meeting) => going || meeting.clubId !== clubId)
    .map((meeting) =>
      meeting.clubId === clubId ? { ...meeting, pending: false, confirmation: 'GOING' } : meeting,
    );
}

export function isFullForViewer(date: AnswerableDate): boolean {
  const { goingCount = 0, offeredCount = 0, memberLimit = Number.POSITIVE_INFINITY } = date;
  return date.myAnswer !== true && !date.hasSeat && goingCount + offeredCount >= memberLimit;
}
