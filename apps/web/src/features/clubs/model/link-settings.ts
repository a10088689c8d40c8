import type { InviteLink, InviteLinkBody } from '@azit/contract/clubs/invite-link.schema';
import { formatDetailDate } from '@azit/rules/meeting-time';
import { seoulToday } from '@azit/rules/seoul-clock';

const HOUR_MS = 60 * 60 * 1000;

export const linkPeriods = [
  { value: '24', label: '하루' },
  { value: '168', label: '7일' },
  { value: '720', label: '30일' },
  { value: 'start', label: '모임 시작까지' },
] as const;
type LinkPeriod = (typeof linkPeriods)[number]['value'];

export type LinkSettings = { admits: boolean; uses: number; period: LinkPeriod };

export function toLinkSettings(uses: number, link: InviteLink | undefined): LinkSettings {
  if (link === undefined) return { admits: true, uses, period: '168' };
  const { admits, usesLeft, expiresAt, createdAt } = link;
  const hours = expiresAt && String((Date.parse(expiresAt) - Date.parse(createdAt)) / HOUR_MS);
  const period = linkPeriods.find(({ value }) => value === hours)?.value ?? 'start';
  return { admits, uses: Math.min(uses, usesLeft ?? uses), period };
}

export function toLinkBody({ admits, uses, period }: LinkSettings): InviteLinkBody {
  return {
    admits,
    usesLeft: admits ? uses : null,
    expiresInHours: period === 'start' ? null : Number(period),
  };
}

export function describeLink({ admits, usesLeft, expiresAt }: InviteLink, now: Date): string[] {
  const until =
    expiresAt === null
      ? '모임 시작까지'
      : `${formatDetailDate(seoulToday(new Date(expiresAt)), now)}까지`;
  const who = admits && usesLeft !== null ? `${usesLeft}명 더 올 수 있어요` : null;
  return [until, admits ? who : '신청을 받아요'].filter((part) => part !== null);
}
