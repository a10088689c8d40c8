import { expect, test } from 'vitest';
import { clubReportChoices, memberReportChoices } from './report-choices.ts';
import { reasonForm } from './report-form.ts';

test('every category has words, and 기타 comes last', () => {
  expect(clubReportChoices).toHaveLength(7);
  expect(memberReportChoices).toHaveLength(5);
  for (const choices of [clubReportChoices, memberReportChoices]) {
    expect(choices.at(-1)).toEqual({ value: 'ETC', label: '기타' });
    expect(choices.every(({ label }) => /[가-힣]/.test(label))).toBe(true);
  }
});

// covers S2.43, S5.8
test('a reason may be left out and has 128 characters at most', () => {
  expect(reasonForm.safeParse({ reason: '' }).success).toBe(true);
  expect(reasonForm.safeParse({ reason: '😀'.repeat(128) }).success).toBe(true);
  expect(reasonForm.safeParse({ reason: '가'.repeat(129) }).success).toBe(false);
});
