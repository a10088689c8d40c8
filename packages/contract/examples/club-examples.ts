import {
  application,
  clubCard,
  clubDetail,
  facts,
  invitation,
  inviteKey,
  inviteLink,
  participation,
  waitingApplications,
} from './club-objects.ts';
import type { Examples } from './example.ts';
import { createPage } from './example.ts';

const plan = {
  clubName: facts.clubName,
  clubInfo: facts.clubInfo,
  memberLimit: 6,
  meetingDate: '2026-12-05',
  meetingTime: '09:30',
  durationMinutes: 120,
  fee: 5000,
  genderRestriction: 'ALL',
  birthYearMin: '1985',
  birthYearMax: null,
  isOnline: 'offline',
  location: facts.location,
  bringAlong: '편한 신발',
} as const;

const areaCounts = { data: [{ areaCode: '11200', count: 4 }] };
const newLink = { admits: true, usesLeft: 3, expiresInHours: 72 } as const;
const url = (path: string) => `https://azit.example${path}#key=${inviteKey}`;

type Domain = 'clubs' | 'discovery' | 'clubCounts' | 'applications' | 'meetings' | 'invitations';
type LinkDomain = 'inviteLinks' | 'crewInviteLinks' | 'activity';

export const clubExamples: Pick<Examples, Domain | LinkDomain> = {
  clubs: {
    get: { response: { data: clubDetail } },
    create: {
      data: { ...plan, joinQuestion: clubDetail.joinQuestion, categorySmallId: 23 },
      response: { data: clubDetail },
    },
    changeBanner: { response: { data: clubDetail } },
    edit: { body: { ...plan, fee: 0 }, response: { data: { ...clubDetail, fee: 0 } } },
    close: { body: { reason: '비가 많이 온대요. 다음에 만나요.' } },
    getJoinQuestion: { response: { data: { clubId: 7, joinQuestion: clubDetail.joinQuestion } } },
  },
  discovery: {
    listByCategory: { response: createPage(clubCard) },
    listByDate: { response: createPage(clubCard) },
    recommend: { response: createPage({ ...clubCard, reasons: ['INTEREST' as const] }) },
    search: {
      response: {
        ...createPage(clubCard),
        searchInfo: {
          keyword: '토요일 산책',
          understoodAs: '산책',
          filters: [{ word: '토요일', name: 'weekday', value: '6' }],
        },
      },
    },
  },
  clubCounts: {
    byDay: { response: { data: [{ date: '2026-12-05', count: 3 }] } },
    byArea: { response: areaCounts },
    byAreaFound: { response: areaCounts },
  },
  applications: {
    apply: {
      body: { joinAnswer: '아침에 일찍 일어나는 편이에요.' },
      response: { data: application, usualReplyMinutes: 40 },
    },
    list: { response: { data: [application] } },
    countWaiting: { response: { data: waitingApplications } },
    decide: { body: { status: 'CLUB_REJECTED', reason: 'FULL_SOON' } },
  },
  meetings: {
    change: {
      body: { meetingTime: '10:00', note: '비 예보가 있어서 30분 늦췄어요.' },
      response: { data: { ...clubDetail, meetingTime: '10:00:00' } },
    },
    confirm: { body: { going: true, seenAt: '2026-11-17T03:10:00.000Z' } },
  },
  invitations: { get: { response: { data: invitation } } },
  inviteLinks: {
    create: {
      body: newLink,
      response: { data: { ...inviteLink, url: url('/azit/invite/7') } },
    },
    list: { response: { data: [inviteLink] } },
  },
  crewInviteLinks: {
    create: { body: newLink, response: { data: { ...inviteLink, url: url('/crew/2') } } },
    list: { response: { data: [inviteLink] } },
  },
  activity: {
    list: { response: [{ ...participation, clubMemberStatus: 'CLUB_JOINED' }] },
    listByState: { response: [participation] },
    overview: {
      response: {
        data: {
          meetings: [
            { ...facts, onlineLink: null, roomId: 19, confirmation: null, arrivedAt: null },
          ],
          offers: [],
          waiting: { count: 0, clubs: [] },
          reviews: { count: 0, clubs: [] },
        },
      },
    },
    hide: { body: { isHidden: true }, response: { data: { clubMemberId: 41, isHidden: true } } },
  },
};
