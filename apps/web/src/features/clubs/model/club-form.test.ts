import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { describe, expect, it } from 'vitest';
import { sampleClub } from '#web/testing/sample-replies.ts';
import {
  emptyClubForm,
  restoreLockedFields,
  toClubForm,
  toNewClub,
  toPlan,
  toReopenedForm,
} from './club-form.ts';
import { previewClub } from './preview-club.ts';

const online = { ...emptyClubForm, isOnline: 'online', onlineLink: ' https://meet.kr/1 ' } as const;

describe('the area of a plan', () => {
  const location = '서울 성동구 연무장길 7';
  const chosen = { ...emptyClubForm, location, areaCode: '11200', areaLocation: location };
  it.each([
    ['is that of the chosen address', chosen, '11200'],
    [
      'is not sent for a location that was typed over it',
      { ...chosen, location: '홍대입구역' },
      undefined,
    ],
    ['is not sent for an online club', { ...chosen, isOnline: 'online' as const }, undefined],
    ['is not sent without one from the search', { ...chosen, areaCode: '' }, undefined],
  ])('the area code %s', (_, values, areaCode) => {
    expect(toPlan(values).areaCode).toBe(areaCode);
  });
});

describe('duration, link and visibility of a plan', () => {
  it('a new club lasts two hours and shows its address to all members', () => {
    const plan = toPlan(emptyClubForm);
    expect(plan).toMatchObject({ durationMinutes: 120, locationVisibility: 'ALL' });
  });

  // covers M3.19 (docs/coverage-statements.md)
  it('a link is sent only for an online club', () => {
    expect(toPlan(online).onlineLink).toBe('https://meet.kr/1');
    expect(toPlan({ ...online, isOnline: 'offline' }).onlineLink).toBeNull();
  });

  it('the preview shows the chosen duration and visibility', () => {
    const host = { memberId: 7, nickname: '초코', fileInfo: DEFAULT_PROFILE_FILE };
    const values = { ...emptyClubForm, durationMinutes: 90, locationVisibility: 'JOINED' } as const;
    expect(previewClub(values, host, [])).toMatchObject({
      durationMinutes: 90,
      locationVisibility: 'JOINED',
    });
  });
});

it('a restored draft gets the club’s values in fields that can no longer change', () => {
  const draft = { ...emptyClubForm, clubName: '저녁 산책', clubInfo: '빨리 걸어요.' };
  const restored = restoreLockedFields(draft, sampleClub());
  expect(restored).toMatchObject({
    clubName: '아침 산책',
    memberLimit: 5,
    clubInfo: '빨리 걸어요.',
  });
});

describe('a reopened club', () => {
  const again = toReopenedForm(sampleClub({ durationMinutes: 90 }));

  // covers M3.13 (docs/coverage-statements.md)
  it('the form of a reopened club has the earlier values except the date', () => {
    const earlier = toClubForm(sampleClub({ durationMinutes: 90 }));
    expect(again).toEqual({ ...earlier, meetingDate: '', againOf: 3, tellEarlier: true });
  });

  it('only the request for a reopened club contains the id of the earlier club', () => {
    expect(toNewClub(again)).toMatchObject({
      againOf: 3,
      tellEarlier: true,
      admitEarlier: true,
    });
    expect(toNewClub(emptyClubForm)).not.toHaveProperty('againOf');
  });
});
