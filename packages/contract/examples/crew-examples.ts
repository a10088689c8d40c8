import type { Crew, CrewDate, OwnCrew } from '../src/crews/crew.schema.ts';
import { facts } from './club-objects.ts';
import type { Examples } from './example.ts';
import { choco, host, mocha, sunny } from './people.ts';

const rhythm = { every: 'WEEKLY', weekday: 6 } as const;
const plan = {
  meetingTime: '09:30',
  durationMinutes: 120,
  isOnline: 'offline',
  location: facts.location,
  memberLimit: 8,
  fee: 0,
} as const;

const date: CrewDate = {
  clubId: 9,
  plannedDate: '2026-12-12',
  meetingDate: '2026-12-12',
  meetingTime: '09:30:00',
  durationMinutes: 120,
  isOnline: false,
  location: facts.location,
  memberLimit: 8,
  fee: 0,
  changedAt: null,
  phase: 'open',
  skipped: false,
  skipNote: null,
  isPublic: false,
  going: [sunny],
  goingCount: 1,
  notGoing: 0,
  unanswered: 2,
  myAnswer: null,
};

const crew: Crew = {
  crewId: 2,
  name: '서울숲 걷는 사람들',
  intro: '토요일 아침마다 걸어요.',
  image: facts.bannerImage,
  categorySmall: facts.categorySmall,
  area: facts.area,
  memberCount: 3,
  meetings: 5,
  rhythm,
  meetingTime: '09:30:00',
  durationMinutes: 120,
  host,
  paused: null,
  endedAt: null,
  myRole: 'MEMBER',
  myState: 'JOINED',
  dates: [date],
  members: [
    { member: sunny, role: 'HOST', joinedAt: '2026-10-03T01:00:00.000Z', visits: 5 },
    { member: choco, role: 'MEMBER', joinedAt: '2026-10-03T01:00:00.000Z', visits: 4 },
  ],
  past: [],
  roomId: 23,
  unread: 1,
  alwaysGoing: false,
};

const ownCrew: OwnCrew = {
  crewId: crew.crewId,
  name: crew.name,
  image: crew.image,
  memberCount: crew.memberCount,
  myRole: 'MEMBER',
  myState: 'JOINED',
  paused: false,
  next: date,
};

const candidates = { data: [{ member: mocha, metCount: 2, askableFrom: null }] };

export const crewExamples: Pick<Examples, 'crews' | 'crewMembers' | 'crewDates'> = {
  crews: {
    create: {
      body: {
        name: crew.name,
        intro: crew.intro,
        categorySmallId: 23,
        fromClubId: 7,
        memberIds: [choco.memberId, mocha.memberId],
        plan,
        rhythm,
        ahead: 2,
      },
      response: { data: { ...crew, myRole: 'HOST' } },
    },
    get: { response: { data: crew } },
    edit: { body: { intro: crew.intro, ahead: 3 }, response: { data: crew } },
    listOwn: { response: { data: [ownCrew] } },
    listCandidates: { response: candidates },
  },
  crewMembers: {
    listCandidates: { response: candidates },
    invite: { body: { memberIds: [mocha.memberId] } },
    answerInvitation: { body: { joining: true } },
    remove: { body: { reason: 'AWAY' } },
    assignRole: { body: { role: 'COHOST' } },
    handOver: { body: { memberId: choco.memberId } },
    answerRequest: { body: { accepting: true } },
    setAlwaysGoing: { body: { going: true } },
  },
  crewDates: {
    changeRhythm: {
      body: { rhythm: { every: 'MONTHLY', weekday: 6, nth: 1 }, applyToOpenDates: false },
      response: { data: { ...crew, rhythm: { every: 'MONTHLY', weekday: 6, nth: 1 } } },
    },
    resume: { response: { data: crew } },
    open: { body: { meetingDate: '2026-12-24' }, response: { data: { clubId: 10 } } },
    skip: { body: { note: '연휴라서 쉬어요.' } },
  },
};
