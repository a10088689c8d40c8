import type { Page } from '@azit/contract/envelope';
import type {
  ReputationEvent,
  ReputationNote,
  ReputationSummary,
} from '@azit/contract/members/reputation-event.schema';
import { displayReputation, INITIAL_REPUTATION } from '@azit/rules/members/reputation';
import { seoulToday } from '@azit/rules/seoul-clock';
import { commentLabels } from '#web/domain/copy/praise.ts';

type LedgerPage = Page<unknown> & { summary?: ReputationSummary };

export function readSummary(page: LedgerPage | undefined): ReputationSummary | undefined {
  return page?.summary;
}

export type LedgerSums = { total: number; reviews: number; attended: number; slips: number };

/**
 * The rounded sums must add up to the total, so the sum of the reviews contains the remainder of
 * rounding.
 */
export function toSums({ reputation, attended, slips }: ReputationSummary): LedgerSums {
  const total = displayReputation(displayReputation(reputation) - INITIAL_REPUTATION);
  const rounded = { attended: displayReputation(attended), slips: displayReputation(slips) };
  const reviews = displayReputation(total - rounded.attended - rounded.slips);
  return { total, reviews, ...rounded };
}

export function describeTotal(total: number): string {
  const start = `${INITIAL_REPUTATION}°`;
  if (total === 0) return `${start} 그대로예요`;
  return `${start}에서 ${Math.abs(total).toFixed(1)}° ${total > 0 ? '올랐어요' : '내렸어요'}`;
}

/**
 * A slip (an absence or a late 못 가요) counts half after a year, so a small one may need two
 * decimals.
 */
export function toDegrees(delta: number): string {
  const value = Math.round(delta * 20) / 20;
  if (value === 0) return '0°';
  const digits = Math.abs(value).toFixed(Number.isInteger(Math.round(value * 100) / 10) ? 1 : 2);
  return `${value > 0 ? '+' : '−'}${digits}°`;
}

const noteTexts: Record<ReputationNote, string> = {
  FREE: '올해 처음이라 넘어갔어요',
  HALVED: '1년이 지나 절반만 남았어요',
  CAPPED: '이번 달은 다섯 번을 채웠어요',
  FLOOR: '더 내려가지 않아요',
};

export type LedgerLine = {
  title: string;
  detail: string;
  value: string;
  before: string | null;
  direction: 'up' | 'down' | 'none';
};

export function toLine(event: ReputationEvent): LedgerLine {
  const { at, delta, note, clubName, praise } = event;
  const day = Number(seoulToday(new Date(at)).slice(8));
  const reason = praise ? commentLabels[praise] : clubName;
  const isHalved = note === 'HALVED' && event.kind !== 'RETRACTED';
  const direction = delta > 0 ? 'up' : 'down';
  return {
    title: describeEvent(event),
    detail: [`${day}일`, reason, note && noteTexts[note]].filter(Boolean).join(' · '),
    value: toDegrees(event.kind === 'REVIEW' ? displayReputation(delta) : delta),
    before: isHalved ? toDegrees(delta * 2) : null,
    direction: delta === 0 ? 'none' : direction,
  };
}

function describeEvent({ kind, delta, reviewCount, hoursBefore }: ReputationEvent): string {
  if (kind === 'REVIEW') return `후기 ${reviewCount}개를 받았어요`;
  if (kind === 'ATTENDED') return '함께했어요';
  if (kind === 'ABSENT') return '오지 않았어요';
  if (kind === 'LATE_NO') return `시작 ${hoursBefore}시간 전에 못 간다고 했어요`;
  return delta < 0 ? '함께한 기록을 바로잡았어요' : '오지 않은 기록을 바로잡았어요';
}

export type LedgerMonth = { month: string; events: ReputationEvent[] };

export function groupByMonth(events: readonly ReputationEvent[], now: Date): LedgerMonth[] {
  const groups = Map.groupBy(events, ({ at }) => seoulToday(new Date(at)).slice(0, 7));
  return [...groups].map(([month, inMonth]) => ({ month: nameMonth(month, now), events: inMonth }));
}

function nameMonth(month: string, now: Date): string {
  const yearsAgo = Number(seoulToday(now).slice(0, 4)) - Number(month.slice(0, 4));
  const name = `${Number(month.slice(5))}월`;
  if (yearsAgo === 0) return name;
  return yearsAgo === 1 ? `지난해 ${name}` : `${month.slice(0, 4)}년 ${name}`;
}
