import { expect, test } from 'vitest';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';
import { clubReportChoices, memberReportChoices } from './report-choices.ts';
import { missingInReport, reportForm } from './report-form.ts';

test('every report category has a label, and 기타 comes last', () => {
  expect(clubReportChoices).toHaveLength(7);
  expect(memberReportChoices).toHaveLength(5);
  for (const choices of [clubReportChoices, memberReportChoices]) {
    expect(choices.at(-1)).toEqual({ value: 'ETC', label: '기타' });
    expect(choices.every(({ label }) => /[가-힣]/.test(label))).toBe(true);
  }
});

// covers S2.43, S5.8
test('the reason of a report may be left out and has 128 characters at most', () => {
  const withReason = (reason: string) => reportForm.safeParse({ category: 'ETC', reason }).success;
  expect(withReason('')).toBe(true);
  expect(withReason('😀'.repeat(128))).toBe(true);
  expect(withReason('가'.repeat(129))).toBe(false);
});

test('a report without a category asks for it before any error of the reason', () => {
  const tooLong = '가'.repeat(129);
  const ask = missingInReport({ category: null, reason: tooLong });
  expect(ask).toBe(feedbackMessages.reportReasonNeeded);
  expect(missingInReport({ category: 'ETC', reason: tooLong })).not.toBe(ask);
  expect(missingInReport({ category: 'ETC', reason: '' })).toBeUndefined();
});
