import type { Crew, CrewDate, CrewMember } from '@azit/contract/crews/crew.schema';
import { DEFAULT_BANNER_FILE, DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import { viewer } from './sample-replies.ts';

function samplePerson(memberId: number, nickname: string): MemberSummary {
  return { memberId, nickname, fileInfo: DEFAULT_PROFILE_FILE };
}

const crewHost = samplePerson(1, '책갈피');
const ownPerson = samplePerson(viewer.memberId, viewer.nickname);

function sampleCrewMember(member: MemberSummary, parts: Partial<CrewMember> = {}): CrewMember {
  return { member, role: 'MEMBER', joinedAt: '2026-08-26T03:00:00Z', ...parts };
}

export function sampleDate(parts: Partial<CrewDate> = {}): CrewDate {
  const meetingDate = parts.meetingDate ?? '2099-11-18';
  return {
    clubId: 31,
    plannedDate: meetingDate,
    clubName: '단편 하나, 커피 한 잔',
    meetingDate,
    meetingTime: '20:00:00',
    durationMinutes: 120,
    isOnline: false,
    location: '서울 마포구 와우산로 94',
    memberLimit: 8,
    fee: 0,
    phase: 'open',
    skipped: false,
    skipNote: null,
    isPublic: false,
    going: [crewHost, samplePerson(2, '문장수집')],
    goingCount: 2,
    notGoing: 0,
    unanswered: 2,
    myAnswer: null,
    ...parts,
  };
}

export function sampleCrew(parts: Partial<Crew> = {}): Crew {
  return {
    crewId: 12,
    name: '수요일엔 책방',
    intro: '각자 읽던 책을 들고 와요.',
    image: DEFAULT_BANNER_FILE,
    categorySmall: { categorySmallId: 40, categoryName: '독서', categoryLargeId: 7 },
    area: '서울 마포구',
    memberCount: 4,
    meetings: 14,
    rhythm: { every: 'WEEKLY', weekday: 3 },
    meetingTime: '20:00:00',
    durationMinutes: 120,
    host: { ...crewHost, reputation: 42.2 },
    paused: null,
    endedAt: null,
    myRole: 'MEMBER',
    myState: 'JOINED',
    dates: [sampleDate()],
    members: [
      sampleCrewMember(crewHost, { role: 'HOST' }),
      sampleCrewMember(samplePerson(2, '문장수집')),
      sampleCrewMember(ownPerson),
      sampleCrewMember(samplePerson(3, '모카')),
    ],
    past: [],
    roomId: 5,
    unread: 3,
    plan: {
      meetingTime: '20:00',
      durationMinutes: 120,
      isOnline: 'offline',
      location: '서울 마포구 와우산로 94',
      areaCode: null,
      onlineLink: null,
      memberLimit: 8,
      fee: 0,
    },
    ahead: 4,
    opensHoursBefore: null,
    alwaysGoing: false,
    requestedRole: null,
    ...parts,
  };
}

export function hostedCrew(parts: Partial<Crew> = {}): Crew {
  return sampleCrew({
    myRole: 'HOST',
    host: { ...ownPerson, reputation: 36.5 },
    members: [
      sampleCrewMember(ownPerson, { role: 'HOST' }),
      sampleCrewMember(samplePerson(2, '문장수집')),
      sampleCrewMember(samplePerson(3, '모카')),
    ],
    memberCount: 3,
    dates: [sampleDate({ myAnswer: true })],
    invited: [],
    ...parts,
  });
}
