import type { WaitingApplications } from '../src/clubs/application.schema.ts';
import type { ClubCard, ClubDetail, ClubMember } from '../src/clubs/club.schema.ts';
import type { Invitation } from '../src/clubs/invitation.schema.ts';
import type { InviteLink } from '../src/clubs/invite-link.schema.ts';
import type { ClubParticipation } from '../src/clubs/participation.schema.ts';
import { choco, chocoIntro, host, mocha, sunny, sunnyIntro } from './people.ts';

/** The fields that every representation of a club contains. */
export const facts = {
  clubId: 7,
  clubName: '서울숲 아침 산책',
  clubInfo: '한 시간쯤 걷고 커피 한 잔 마셔요.',
  bannerImage: { fileUrl: '/images/club_banner', fileName: 'q1n5z8r3.webp' },
  categorySmall: { categorySmallId: 23, categoryName: '피크닉', categoryLargeId: 5 },
  isOnline: 'offline',
  location: '서울 성동구 뚝섬로 273',
  area: '서울 성동구',
  areaCode: '11200',
  meetingDate: '2026-12-05',
  meetingTime: '09:30:00',
  durationMinutes: 120,
  fee: 5000,
  memberLimit: 6,
  clubStatus: 'CLUB_ACTIVE',
  phase: 'open',
  host: sunny,
} as const;

const limits = { birthYearMin: '1985', birthYearMax: null, genderRestriction: 'ALL' } as const;

export const clubCard: ClubCard = {
  ...facts,
  host,
  ...limits,
  joinedCount: 2,
  clubMembers: [
    { clubMemberId: 31, clubMemberStatus: 'CLUB_JOINED', member: sunny },
    { clubMemberId: 34, clubMemberStatus: 'CLUB_JOINED', member: mocha },
  ],
};

export const application: ClubMember = {
  clubMemberId: 41,
  clubMemberStatus: 'CLUB_WAITING',
  member: chocoIntro,
  joinAnswer: '아침에 일찍 일어나는 편이에요.',
  expiresAt: '2026-11-21T00:30:00.000Z',
};

export const clubDetail: ClubDetail = {
  ...facts,
  host,
  ...limits,
  joinedCount: 2,
  locationVisibility: 'ALL',
  onlineLink: null,
  bringAlong: '편한 신발',
  cancelReason: null,
  cancelledAt: null,
  changes: [
    {
      changedAt: '2026-11-17T03:10:00.000Z',
      note: '비 예보가 있어서 30분 늦췄어요.',
      fields: { meetingTime: { from: '09:00:00', to: '09:30:00' } },
    },
  ],
  myConfirmation: null,
  announcement: null,
  attendance: null,
  myAttendance: null,
  contestUntil: null,
  visibility: 'LISTED',
  waitlist: null,
  hostRecord: {
    clubsHeld: 9,
    usualAnswerMinutes: 40,
    meetingCount: 12,
    topPraise: 'KEEP_ON_TIME',
  },
  joinMethod: 'APPROVAL',
  joinQuestion: '아침잠이 많은 편인가요?',
  clubMembers: [
    { clubMemberId: 31, clubMemberStatus: 'CLUB_JOINED', member: sunnyIntro },
    application,
  ],
};

export const invitation: Invitation = {
  clubId: facts.clubId,
  clubName: facts.clubName,
  clubInfo: facts.clubInfo,
  bannerImage: facts.bannerImage,
  categorySmall: facts.categorySmall,
  isOnline: facts.isOnline,
  area: facts.area,
  meetingDate: facts.meetingDate,
  meetingTime: facts.meetingTime,
  durationMinutes: facts.durationMinutes,
  fee: facts.fee,
  bringAlong: '편한 신발',
  ...limits,
  memberLimit: facts.memberLimit,
  joinedCount: 2,
  phase: facts.phase,
  locationVisibility: 'ALL',
  host: { nickname: host.nickname, fileInfo: host.fileInfo, reputation: host.reputation },
  visibility: 'LISTED',
};

export const participation: ClubParticipation = {
  clubMemberId: 41,
  clubMemberStatus: 'CLUB_WAITING',
  isHost: false,
  isHidden: false,
  isReviewed: false,
  clubInfoResponse: {
    ...facts,
    bringAlong: '편한 신발',
    participantList: [{ ...sunny, clubMemberId: 31 }],
  },
};

export const waitingApplications: WaitingApplications = {
  count: 1,
  clubs: [{ clubId: 7, clubName: facts.clubName, count: 1, applicants: [choco] }],
};

export const inviteLink: InviteLink = {
  linkId: 5,
  admits: true,
  usesLeft: 3,
  expiresAt: '2026-12-05T00:30:00.000Z',
  createdAt: '2026-11-18T01:00:00.000Z',
};

/** Shows readers the form of an invite key. No server ever created this key. */
export const inviteKey = '5.Zm9yLWV4YW1wbGUtb25seS1uZXZlci1pc3N1ZWQtMDE';

export const calendarFile = `${[
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//azit//KO',
  'BEGIN:VEVENT',
  'UID:club-7@azit.example',
  'DTSTAMP:20261118T010000Z',
  'DTSTART:20261205T003000Z',
  'DTEND:20261205T023000Z',
  `SUMMARY:${facts.clubName}`,
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')}\r\n`;
