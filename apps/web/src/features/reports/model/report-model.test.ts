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

// covers S2.43, S5.8 (docs/coverage-statements.md)
test('the reason of a report is optional and has at most 128 characters', () => {
  const withReason = (reason: string) => reportForm.safeParse({ category: 'ETC', reason }).success;
  expect(withReason('')).toBe(true);
  expect(withReason('😀'.repeat(128))).toBe(true);
  expect(withReason('가'.repeat(129))).toBe(false);
});

test('a report without a category shows only the error of the category', () => {
  const tooLong = '가'.repeat(129);
  const missing = missingInReport({ category: null, reason: tooLong });
  expect(missing).toBe(feedbackMessages.reportReasonNeeded);
  expect(missingInReport({ category: 'ETC', reason: tooLong })).not.toBe(missing);
  expect(missingInReport({ category: 'ETC', reason: '' })).toBeUndefined();
});
