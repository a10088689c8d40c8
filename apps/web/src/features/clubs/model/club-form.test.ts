import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { describe, expect, it } from 'vitest';
import { sampleClub } from '#web/testing/sample-replies.ts';
import { emptyClubForm, formOfClub, formOfClubAgain, newClubOf, planOf } from './club-form.ts';
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
    ['is not sent where the search told none', { ...chosen, areaCode: '' }, undefined],
  ])('%s', (_, values, areaCode) => {
    expect(planOf(values).areaCode).toBe(areaCode);
  });
});

describe('length, link and visibility of a plan', () => {
  it('a new club lasts two hours and shows its address to all members', () => {
    const plan = planOf(emptyClubForm);
    expect(plan).toMatchObject({ durationMinutes: 120, locationVisibility: 'ALL' });
  });

  // covers M3.19
  it('a link is sent for an online club only', () => {
    expect(planOf(online).onlineLink).toBe('https://meet.kr/1');
    expect(planOf({ ...online, isOnline: 'offline' }).onlineLink).toBeNull();
  });

  it('the preview shows what was chosen', () => {
    const host = { memberId: 7, nickname: '초코', fileInfo: DEFAULT_PROFILE_FILE };
    const values = { ...emptyClubForm, durationMinutes: 90, locationVisibility: 'JOINED' } as const;
    expect(previewClub(values, host, [])).toMatchObject({
      durationMinutes: 90,
      locationVisibility: 'JOINED',
    });
  });
});

describe('a club opened again', () => {
  const again = formOfClubAgain(sampleClub({ durationMinutes: 90 }));

  // covers M3.13
  it('its form is that of the earlier club without the date', () => {
    const earlier = formOfClub(sampleClub({ durationMinutes: 90 }));
    expect(again).toEqual({ ...earlier, meetingDate: '', againOf: 3 });
  });

  it('the earlier club is named when it is sent, and of a new club it is not', () => {
    expect(newClubOf({ ...again, tellEarlier: true })).toMatchObject({
      againOf: 3,
      tellEarlier: true,
    });
    expect(newClubOf(emptyClubForm)).not.toHaveProperty('againOf');
  });
});
