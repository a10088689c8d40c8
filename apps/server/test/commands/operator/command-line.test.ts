import { describe, expect, test } from 'vitest';
import { CommandError } from '#server/commands/command-error.ts';
import {
  checkWords,
  readCommandLine,
  requireId,
  requireReportId,
  requireText,
  UsageError,
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
      help: false,
    });
    expect(readCommandLine([]).command).toBe('');
    expect(readCommandLine(['reports', '--help']).help).toBe(true);
  });

  test('words after those that a command needs are refused as a usage error', () => {
    const decide = readCommandLine(['attendance', 'decide', '3', '7', 'came', 'now']);
    expect(decide).toMatchObject({ target: '3', more: ['7', 'came', 'now'] });
    expect(() => checkWords(decide, 4)).not.toThrow();
    expect(() => checkWords(decide, 3)).toThrow(new UsageError('남는 말이 있어요: now'));
    const list = readCommandLine(['reports', 'list', 'c12', 'c13']);
    expect(() => checkWords(list, 0)).toThrow('남는 말이 있어요: c12 c13');
  });

  test.each([
    [['reports', '--force'], '모르는 옵션이에요: --force'],
    [['reports', '-f'], '모르는 옵션이에요: -f'],
    [['clubs', 'close', '--note'], '--note 뒤에 값을 적어 주세요.'],
    [['clubs', 'close', '--note', '--all'], '--note 뒤에 값을 적어 주세요.'],
    [['reports', 'list', '--all=yes'], '--all 뒤에는 값을 적지 않아요.'],
  ])(
    'the command line %j is refused with a usage error that names the option',
    (words, message) => {
      expect(() => readCommandLine(words)).toThrow(UsageError);
      expect(() => readCommandLine(words)).toThrow(message);
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

  test('the message about a missing id names the command that prints it', () => {
    expect(() => requireId('햇살', '회원')).toThrow('members find');
    expect(() => requireId(undefined, '후기')).toThrow('reviews find');
    expect(() => requireReportId('12')).toThrow('reports list');
  });

  test('a text option is trimmed, and refused when empty or over 500 characters', () => {
    expect(requireText(' 광고 ', 'note')).toBe('광고');
    for (const bad of [undefined, '', '  ', '가'.repeat(501)]) {
      expect(() => requireText(bad, 'note')).toThrow('--note');
    }
  });
});
