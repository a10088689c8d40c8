import { parseArgs } from 'node:util';
import { CommandError } from '#server/commands/command-error.ts';

/** The command line is wrong: the program exits with 2 and names the list of commands. */
export class UsageError extends CommandError {
  override name = 'UsageError';
}

export type OperatorRequest = {
  command: string;
  target: string | undefined;
  more: string[];
  operator: string | undefined;
  verdict: string | undefined;
  note: string | undefined;
  all: boolean;
  fix: boolean;
  cancelClubs: boolean;
  json: boolean;
  help: boolean;
};

const TEXT_MAX = 500;
const ID_MAX = 2_147_483_647;

const options = {
  as: { type: 'string' },
  verdict: { type: 'string' },
  note: { type: 'string' },
  all: { type: 'boolean' },
  fix: { type: 'boolean' },
  'cancel-clubs': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function readCommandLine(words: string[]): OperatorRequest {
  const { positionals, values } = parse(words);
  const [group = '', verb = '', target, ...more] = positionals;
  const command = `${group} ${verb}`.trim();
  const { as: operator, verdict, note, all = false, fix = false } = values;
  const { 'cancel-clubs': cancelClubs = false, json = false, help = false } = values;
  return { command, target, more, operator, verdict, note, all, fix, cancelClubs, json, help };
}

export function checkWords({ target, more }: OperatorRequest, max: number): void {
  const left = [target ?? [], ...more].flat().slice(max);
  if (left.length > 0) throw new UsageError(`남는 말이 있어요: ${left.join(' ')}`);
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(explainOption(error as Error));
  }
}

function explainOption({ message }: Error): string {
  const [, option = ''] = /'(-[^' ]+)/.exec(message) ?? [];
  if (message.startsWith('Unknown option')) return `모르는 옵션이에요: ${option}`;
  return message.includes('does not take an argument')
    ? `${option} 뒤에는 값을 적지 않아요.`
    : `${option} 뒤에 값을 적어 주세요.`;
}

const commandsThatPrintIds = {
  아지트: 'clubs find <말>',
  회원: 'members find <말>',
  신고: 'reports list',
  채팅방: 'reports show <t3>',
  메시지: 'reports show <t3>',
  후기: 'reviews find <회원>',
  크루: 'clubs show <번호>',
} as const;

export function requireId(
  target: string | undefined,
  noun: keyof typeof commandsThatPrintIds,
): number {
  const id = /^\d{1,10}$/.test(target ?? '') ? Number(target) : 0;
  if (id < 1 || id > ID_MAX) {
    const where = `번호를 보려면: ${commandsThatPrintIds[noun]}`;
    throw new CommandError(`${noun} 번호를 숫자로 적어 주세요. ${where}`);
  }
  return id;
}

export type ReportKind = 'c' | 'm' | 't';
export type ReportId = { kind: ReportKind; id: number };

export function requireReportId(target: string | undefined): ReportId {
  const [, kind, digits] = /^([cmt])(\d+)$/.exec(target ?? '') ?? [];
  if (kind === undefined) {
    const where = `번호를 보려면: ${commandsThatPrintIds.신고}`;
    throw new CommandError(`신고 번호는 c12나 m7, t3처럼 적어 주세요. ${where}`);
  }
  return { kind: kind as ReportKind, id: requireId(digits, '신고') };
}

export function requireText(value: string | undefined, option: string, what = '까닭'): string {
  const text = value?.normalize('NFC').trim() ?? '';
  if (text === '') throw new CommandError(`--${option} "…" 으로 ${what}을 적어 주세요.`);
  if ([...text].length > TEXT_MAX) throw new CommandError(`--${option} 은 500자까지 쓸 수 있어요.`);
  return text;
}
