import { noticeKinds } from '../src/notices/notice-kind.ts';
import type { NoticeSettings } from '../src/notices/notice-settings.schema.ts';
import { facts } from './club-objects.ts';
import type { Examples } from './example.ts';
import { createPage } from './example.ts';
import { choco, mocha } from './people.ts';

const settings: NoticeSettings = {
  kinds: Object.fromEntries(
    noticeKinds.map((kind) => [kind, { push: true, mail: false }]),
  ) as NoticeSettings['kinds'],
  quietHours: true,
  hideContent: false,
  mutedClubs: [7],
  mutedClubInfo: [{ clubId: 7, clubName: facts.clubName }],
};

const endpoint = 'https://push.azit.example/send/e7Q2';
const receipt = { data: { reportId: 4 } };

type Domain = 'notices' | 'noticeSettings' | 'mailUnsubscriptions' | 'push' | 'reports' | 'reviews';

export const noticeExamples: Pick<Examples, Domain | 'areas' | 'categories'> = {
  notices: {
    list: {
      response: createPage({
        noticeId: 301,
        kind: 'APPLICATION_RECEIVED' as const,
        text: '초코송이님이 신청했어요',
        detail: '아침에 일찍 일어나는 편이에요.',
        quote: '아침에 일찍 일어나는 편이에요.',
        clubId: 7,
        clubName: facts.clubName,
        clubImage: facts.bannerImage,
        memberId: choco.memberId,
        actors: [choco],
        count: 1,
        link: '/azit/member/7',
        myConfirmation: null,
        createdAt: '2026-11-18T01:00:00.000Z',
        readAt: null,
      }),
    },
    countUnread: { response: { data: { unread: 2 } } },
    markRead: { body: { upTo: 301 } },
    markSeen: { body: { upTo: 301 } },
  },
  noticeSettings: {
    get: { response: { data: settings } },
    change: {
      body: { kinds: { CHAT: { push: false } }, mutedClubs: [7] },
      response: {
        data: { ...settings, kinds: { ...settings.kinds, CHAT: { push: false, mail: false } } },
      },
    },
  },
  mailUnsubscriptions: { unsubscribe: { response: { data: { kind: 'MEETING_TOMORROW' } } } },
  push: {
    getKey: { response: { data: { publicKey: `B${'Lx7'.repeat(28)}A4` } } },
    subscribe: {
      body: {
        endpoint,
        keys: { p256dh: `B${'Kq9'.repeat(28)}w0`, auth: 'tN3xV8pQ1zR6mW4yS7kD2A' },
      },
    },
    unsubscribe: { body: { endpoint } },
  },
  reports: {
    reportClub: {
      body: { reportCategory: 'ADVERTISEMENT_AND_SPAM', reportReason: '광고 글이에요.' },
      response: receipt,
    },
    reportMember: {
      body: { reportList: 'BAD_LANGUAGE', reportReason: '욕설을 했어요.' },
      response: receipt,
    },
  },
  reviews: {
    write: {
      body: [
        {
          reviewerId: choco.memberId,
          clubId: 7,
          revieweeId: mocha.memberId,
          commentCategory: 'CONSIDERATE',
          secondCategory: 'MOOD_MAKER',
          commentBody: '덕분에 즐겁게 걸었어요.',
        },
      ],
      response: { data: [{ reviewId: 61, clubId: 7, revieweeId: mocha.memberId }] },
    },
    listReviewees: { response: { data: [mocha], attendedCount: 3 } },
    listReceived: {
      response: createPage({
        reviewId: 61,
        commentCategory: 'CONSIDERATE' as const,
        secondCategory: 'MOOD_MAKER' as const,
        commentBody: '덕분에 즐겁게 걸었어요.',
        club: { clubId: 7, clubName: facts.clubName, meetingDate: '2026-12-05' },
      }),
    },
  },
  areas: {
    list: { response: { data: [{ areaCode: '11200', name: '성동구', province: '서울' }] } },
  },
  categories: { listSmall: { response: { data: [facts.categorySmall] } } },
};
