import { describe, expect, test } from 'vitest';
import { CommandError } from '#server/commands/command-error.ts';
import {
  readCommandLine,
  requireId,
  requireReportId,
  requireText,
} from '#server/commands/operator/command-line.ts';

describe('the operator command line', () => {
  test('a line of two command words, a target and options is parsed into its parts', () => {
    expect(
      readCommandLine(['reports', 'close', 'c12', '--verdict', '문제없음', '--as', '민지']),
    ).toEqual({
      command: 'reports close',
      target: 'c12',
      more: [],
      operator: '민지',
      verdict: '문제없음',
      note: undefined,
      all: false,
      fix: false,
      cancelClubs: false,
      json: false,
    });
    expect(readCommandLine([]).command).toBe('');
  });

  test('extra words after the target are accepted only by commands that need them', () => {
    const words = ['attendance', 'decide', '3', '7', 'came'];
    expect(readCommandLine(words)).toMatchObject({ target: '3', more: ['7', 'came'] });
    expect(() => readCommandLine([...words, 'now'])).toThrow('남는 말이 있어요: now');
  });

  test.each([[['a', 'b', 'c', 'd']], [['reports', '--force']], [['clubs', 'close', '--note']]])(
    'the command line %j is refused with a command error',
    (words) => {
      expect(() => readCommandLine(words)).toThrow(CommandError);
    },
  );

  test('an id is a positive whole number, and a report id begins with c or m', () => {
    expect(requireId('7', '회원')).toBe(7);
    expect(requireReportId('c12')).toEqual({ kind: 'c', id: 12 });
    expect(requireReportId('m7')).toEqual({ kind: 'm', id: 7 });
    for (const bad of [undefined, '', '0', '-1', '1.5', 'x', '2147483648', '99999999999']) {
      expect(() => requireId(bad, '회원')).toThrow('회원 번호를');
    }
    for (const bad of [undefined, '12', 'x12', 'c', 'c0', 'c99999999999']) {
      expect(() => requireReportId(bad)).toThrow(CommandError);
    }
  });

  test('a text option is trimmed, and refused when empty or over 500 characters', () => {
    expect(requireText(' 광고 ', 'note')).toBe('광고');
    for (const bad of [undefined, '', '  ', '가'.repeat(501)]) {
      expect(() => requireText(bad, 'note')).toThrow('--note');
    }
  });
});
