import type { ActivityFilter } from './activity-cards.ts';

const joined: Record<Exclude<ActivityFilter, 'all'>, string> = {
  applied: '수락을 기다리는 신청이 없어요.',
  joined: '앞으로 참여할 아지트가 없어요.',
  closed: '종료된 아지트가 없어요.',
};

/**
 * Hosts cannot apply to their own clubs, so the filter `applied` never finds any. The text explains
 * that.
 */
const hosted: typeof joined = {
  applied: '내가 연 아지트에는 신청할 필요가 없어요.',
  joined: '내가 연 아지트 중에 앞으로 모일 아지트가 없어요.',
  closed: '내가 연 아지트 중에 종료된 아지트가 없어요.',
};

export function emptyFilterText(filter: keyof typeof joined, hostedOnly: boolean): string {
  return (hostedOnly ? hosted : joined)[filter];
}
