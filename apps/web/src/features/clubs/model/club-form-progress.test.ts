import { expect, it } from 'vitest';
import { finishedSections, missingParts } from './club-form-progress.ts';

it('a complete form names nothing missing', () => {
  expect(missingParts({}, true)).toBeNull();
  expect(finishedSections({}, true)).toBe(4);
});

// covers S4.19, P1.8
it.each([
  [{}, false, '사진', 3],
  [{ clubName: '!' }, false, '사진, 이름', 3],
  [{ birthYearMin: '!', birthYearMax: '!' }, true, '나이', 3],
  [{ joinQuestion: '!', meetingDate: '!', clubName: '!' }, true, '이름, 날짜, 질문', 1],
  [
    { clubName: '!', meetingDate: '!', meetingTime: '!', fee: '!', clubInfo: '!' },
    false,
    '사진, 이름, 날짜 외 3가지',
    1,
  ],
])('a form with the errors %j and an image %s misses %s', (errors, hasImage, missing, finished) => {
  expect(missingParts(errors, hasImage)).toBe(missing);
  expect(finishedSections(errors, hasImage)).toBe(finished);
});
