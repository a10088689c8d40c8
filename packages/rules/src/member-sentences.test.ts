import { rejectionReasons } from '@azit/contract/clubs/club.field';
import { clubPhases } from '@azit/contract/clubs/club.schema';
import { removalReasons } from '@azit/contract/crews/crew.field';
import { expect, test } from 'vitest';
import { NOTHING_CHANGED_MESSAGE } from './club-change.ts';
import { CLUB_LOCKED_MESSAGE } from './club-edit-lock.ts';
import { ALREADY_JOINED, ALREADY_WAITING, CLUB_FULL, whyNotOpen } from './club-sentences.ts';
import { removalText, removalTexts } from './crews/removal-reason.ts';
import { rejectionChoices } from './hosting/rejection-reason.ts';
import { IMAGE_TOO_LARGE_MESSAGE } from './images/image-file.ts';
import { OWN_REPORT_MESSAGES } from './members/own-report.ts';
import { profileMessages } from './members/profile.ts';
import { birthYearMessages } from './members/sign-up-age.ts';

test.each([
  NOTHING_CHANGED_MESSAGE,
  CLUB_LOCKED_MESSAGE,
  IMAGE_TOO_LARGE_MESSAGE,
  ...Object.values(OWN_REPORT_MESSAGES),
  ...Object.values(profileMessages),
  ...Object.values(birthYearMessages),
])('the message “%s” is a polite sentence with a full stop', (message) => {
  expect(message).toMatch(/^[가-힣\d].*요\.$/);
});

test.each([
  ALREADY_JOINED,
  ALREADY_WAITING,
  CLUB_FULL,
  ...clubPhases.map(whyNotOpen),
  ...rejectionReasons.map((reason) => rejectionChoices[reason]),
  ...removalReasons.map((reason) => removalTexts[reason]),
])('the line “%s” is a polite sentence without a full stop', (line) => {
  expect(line).toMatch(/^[가-힣].*요$/);
});

test('a removal without a reason has no text', () => {
  expect(removalReasons.map(removalText)).toEqual(removalReasons.map((each) => removalTexts[each]));
  expect([removalText(null), removalText(undefined)]).toEqual([undefined, undefined]);
});
