import { calendarFile } from './club-objects.ts';
import type { Examples } from './example.ts';
import { choco, mocha } from './people.ts';

type Domain = 'answers' | 'seats' | 'attendance' | 'arrivals' | 'calendars' | 'stream';

const link = {
  clubId: 7,
  clubName: '서울숲 아침 산책',
  meetingDate: '2026-12-05',
  meetingTime: '09:30:00',
  location: '서울 성동구 뚝섬로 273',
  isOnline: false,
  nickname: '초코송이',
};

export const meetingExamples: Pick<Examples, Domain> = {
  answers: {
    readLink: { response: { data: { ...link, answer: null } } },
    answerByLink: { body: { going: true }, response: { data: { ...link, answer: 'GOING' } } },
    answer: { body: { going: true }, response: { data: { answer: 'QUEUED', position: 2 } } },
  },
  seats: {
    preapprove: { body: { approved: true } },
    answerOffer: { body: { accepting: true }, response: { data: { answer: 'GOING' } } },
  },
  attendance: {
    get: {
      response: {
        data: {
          confirmedAt: null,
          closesAt: '2026-12-12T02:30:00.000Z',
          members: [
            { ...choco, attendance: 'CAME', isFixed: false, arrivedAt: '2026-12-05T00:31:00.000Z' },
            { ...mocha, attendance: 'ABSENT', isFixed: false, arrivedAt: null },
          ],
        },
      },
    },
    confirm: { body: { absent: [mocha.memberId] } },
  },
  arrivals: {
    getCode: {
      response: {
        data: {
          code: 'KMBTRA',
          expiresAt: '2026-12-05T00:31:30.000Z',
          expiresInMs: 21000,
          members: [{ ...choco, arrivedAt: null }],
        },
      },
    },
    arrive: { body: { code: 'KMBTRA' } },
  },
  calendars: {
    getMeeting: { text: calendarFile },
    makeLink: { response: { data: { url: 'https://azit.example/api/calendar-links/3Fq9.ics' } } },
    openLink: { text: calendarFile },
    getFeedState: { response: { data: { createdAt: '2026-11-10T09:00:00.000Z' } } },
    renewFeed: { response: { data: { url: 'https://azit.example/api/calendars/7Hs2.ics' } } },
    getFeed: { text: calendarFile },
  },
  stream: {
    open: { text: 'event: notices\ndata: {"unread":2}\n\nevent: club\ndata: {"clubId":7}\n\n' },
  },
};
