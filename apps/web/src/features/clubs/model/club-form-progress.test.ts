import { expect, it } from 'vitest';
import { type ClubFormValues, emptyClubForm } from './club-form.ts';
import type { ClubFormErrors } from './club-form-errors.ts';
import { clubFormProgress } from './club-form-progress.ts';

const typed: ClubFormValues = {
  ...emptyClubForm,
  clubName: '볼',
  meetingDate: '2020-01-01',
  meetingTime: '14:00',
  location: '서울숲',
  clubInfo: '소개',
  joinQuestion: '질문',
};

it('a complete form reports no missing fields', () => {
  expect(clubFormProgress({ values: typed, errors: {}, hasImage: true })).toMatchObject({
    first: undefined,
    remaining: 0,
    missing: null,
    wrong: null,
    finished: 4,
  });
});

// covers S4.19, P1.8 (docs/coverage-statements.md)
it.each<[ClubFormErrors, boolean, string, number]>([
  [{}, false, '사진', 3],
  [{ clubName: '!' }, false, '사진, 이름', 3],
  [{ birthYearMin: '!', birthYearMax: '!' }, true, '나이', 3],
  [{ joinQuestion: '!', meetingDate: '!', clubName: '!' }, true, '이름, 날짜, 질문', 1],
  [
    { clubName: '!', meetingDate: '!', meetingTime: '!', location: '!', clubInfo: '!' },
    false,
    '사진, 이름, 날짜 외 3가지',
    1,
  ],
])(
  'an empty form with the errors %j and an image %s is missing %s',
  (errors, hasImage, missing, finished) => {
    const progress = clubFormProgress({ values: emptyClubForm, errors, hasImage });
    expect(progress).toMatchObject({ missing, wrong: null, finished });
  },
);

it('a field with an invalid value is reported as wrong and not as missing', () => {
  const errors = { clubName: '!', meetingDate: '!', birthYearMin: '!' };
  expect(clubFormProgress({ values: typed, errors, hasImage: true })).toMatchObject({
    first: 'clubName',
    remaining: 3,
    advice: '이름을 고치면',
    missing: '나이',
    wrong: '이름, 날짜',
    finished: 1,
  });
});
