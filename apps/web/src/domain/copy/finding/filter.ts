import type { FilterSwitch } from '#web/domain/finding/club-filters.ts';

export const filterMessages = {
  clear: '필터 지우기',
} as const;

export const filterNames: Readonly<Record<FilterSwitch, string>> = {
  weekend: '이번 주말',
  free: '무료',
  online: '온라인',
  joinable: '지금 참여할 수 있는',
};
