import type { InviteLink, InviteLinkBody } from '@azit/contract/clubs/invite-link.schema';
import { formatMonthDay } from '@azit/rules/meeting-time';
import { seoulToday } from '@azit/rules/seoul-clock';
import type { LinkTarget } from './share-club.ts';

const HOUR_MS = 60 * 60 * 1000;

const linkPeriods = [
  { value: '24', label: '하루' },
  { value: '168', label: '7일' },
  { value: '720', label: '30일' },
  { value: 'start', label: '모임 시작까지' },
] as const;
type LinkPeriod = (typeof linkPeriods)[number]['value'];

/** Omits periods that would end after the start of the meeting: the link ends then anyway. */
export function periodsUntil({ startsAt }: Pick<LinkTarget, 'startsAt'>, now: Date) {
  if (startsAt === null) return linkPeriods.filter(({ value }) => value !== 'start');
  const hoursLeft = (startsAt.getTime() - now.getTime()) / HOUR_MS;
  return linkPeriods.filter(({ value }) => value === 'start' || Number(value) < hoursLeft);
}

export type LinkSettings = { admits: boolean; uses: number; period: LinkPeriod };

/**
 * The form for the link of a crew has other settings: such a link always makes its holder a member,
 * and no meeting ends it.
 */
export function isCrewLink({ params }: LinkTarget): boolean {
  return 'crewId' in params;
}

export function toLinkSettings(
  target: LinkTarget,
  link: InviteLink | undefined,
  now: Date,
): LinkSettings {
  const { maxUses } = target;
  const periods = periodsUntil(target, now);
  const usual = periods.find(({ value }) => value === '168')?.value ?? 'start';
  const isCrew = isCrewLink(target);
  if (link === undefined) return { admits: true, uses: target.usualUses, period: usual };
  const { usesLeft, expiresAt, createdAt } = link;
  const hours = expiresAt && String((Date.parse(expiresAt) - Date.parse(createdAt)) / HOUR_MS);
  const period = periods.find(({ value }) => value === hours)?.value;
  return {
    admits: isCrew || link.admits,
    uses: Math.min(maxUses, usesLeft ?? maxUses),
    period: period ?? (isCrew ? usual : 'start'),
  };
}

export function toLinkBody({ admits, uses, period }: LinkSettings): InviteLinkBody {
  return {
    admits,
    usesLeft: admits ? uses : null,
    expiresInHours: period === 'start' ? null : Number(period),
  };
}

export function describeLink(
  target: LinkTarget,
  { admits, usesLeft, expiresAt }: InviteLink,
): string[] {
  const always = isCrewLink(target) ? '기한 없이 쓸 수 있어요' : '모임 시작까지';
  const until =
    expiresAt === null ? always : `${formatMonthDay(seoulToday(new Date(expiresAt)))}까지`;
  const who = admits && usesLeft !== null ? describeUses(target, usesLeft) : null;
  return [until, admits ? who : '신청을 받아요'].filter((part) => part !== null);
}

function describeUses({ isFull, freeSeats }: LinkTarget, usesLeft: number): string {
  return isFull
    ? `자리가 나면 ${usesLeft}명 더 올 수 있어요`
    : `${Math.min(usesLeft, freeSeats)}명 더 올 수 있어요`;
}
