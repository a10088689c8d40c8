import { describe, expect, it } from 'vitest';
import { changeBody, changeSentence, replacedTexts } from './changed-plan.ts';
import { type ClubFormValues, emptyClubForm } from './club-form.ts';

const now = new Date('2026-11-15T00:00:00Z');
const before: ClubFormValues = {
  ...emptyClubForm,
  clubName: '볼더링',
  meetingDate: '2026-11-20',
  meetingTime: '14:00',
  location: '서울 성동구 연무장길 7',
  memberLimit: 8,
};
const moved = { meetingDate: '2026-11-21', meetingTime: '15:00' };

describe('the request of a changed plan', () => {
  it.each<[string, Partial<ClubFormValues>, object | null]>([
    ['nothing', {}, null],
    ['only a note', { changeNote: '미안해요' }, null],
    ['a space after the name', { clubName: '볼더링 ' }, null],
    ['a field that the page does not have', { clubInfo: '다른 소개' }, null],
    ['the time, with a note', { ...moved, changeNote: ' 쉬어요 ' }, { ...moved, note: '쉬어요' }],
    ['the duration', { durationMinutes: 90 }, { durationMinutes: 90, note: null }],
    [
      'an offline club to online',
      { isOnline: 'online', onlineLink: ' https://meet.kr/1 ' },
      { isOnline: 'online', location: null, onlineLink: 'https://meet.kr/1', note: null },
    ],
  ])('a change of %s sends the request body $2', (_, change, body) => {
    expect(changeBody(before, { ...before, ...change })).toEqual(body);
  });
});

it('only a field that the host changed shows the value stored so far', () => {
  const after = { ...before, ...moved, durationMinutes: 180, memberLimit: 9, location: '합정' };
  expect(replacedTexts(before, after, now)).toEqual({
    meetingDate: '지금은 11월 20일 (금)',
    meetingTime: '지금은 오후 2:00',
    durationMinutes: '지금은 2시간',
    location: '지금은 서울 성동구 연무장길 7',
    memberLimit: '지금은 8명',
  });
});

describe('the preview of a change announcement', () => {
  it('a moved meeting is announced with the old time, the new time and the note', () => {
    const after = { ...before, ...moved, changeNote: '암장이 쉬어요.' };
    expect(changeSentence(before, after, true, now)).toMatchObject({
      text: '일정이 바뀌었어요. 그래도 갈까요?',
      formerTime: '11월 20일 (금) 오후 2:00',
      time: '11월 21일 (토) 오후 3:00',
      quote: '“암장이 쉬어요.”',
    });
  });

  it('an announcement that needs no confirmation contains no question', () => {
    const { text, location } = changeSentence(before, { ...before, location: '합정' }, false, now);
    expect(text).toBe('장소가 바뀌었어요');
    expect(location).toBe('합정');
  });
});
