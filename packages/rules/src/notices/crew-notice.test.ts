import { expect, test } from 'vitest';
import { crewNoticeText, type NoticeCrew } from './crew-notice.ts';

const crew: NoticeCrew = {
  name: '수요일엔 책방',
  rhythm: { every: 'WEEKLY', weekday: 3 },
  meetingTime: '20:00',
  pausedAt: new Date('2026-11-20T14:00:00+09:00'),
  endedAt: null,
  isHost: true,
};

test.each([
  ['a host', {}, '크루가 잠시 멈췄어요. 계속 만날까요?'],
  ['a host after the crew has resumed', { pausedAt: null }, '크루가 잠시 멈췄어요'],
  ['a member', { isHost: false }, '크루가 잠시 쉬어요'],
])(
  'the notice of a pause, read by %s, prompts only for what is still possible',
  (_who, parts, text) => {
    const kind = 'CREW_PAUSED';
    const content = { kind, data: {}, nickname: '책갈피', crew: { ...crew, ...parts } } as const;
    expect(crewNoticeText(kind, content)).toBe(text);
  },
);
