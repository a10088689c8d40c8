import type { FilterSwitch } from '#web/domain/finding/club-filters.ts';

export const filterMessages = {
  label: '필터',
  area: '지역',
  areas: (count: number) => `지역 ${count}곳`,
  clear: '필터 지우기',
  nothing: '조건에 맞는 아지트가 없어요.',
} as const;

export const filterNames: Readonly<Record<FilterSwitch, string>> = {
  weekend: '이번 주말',
  free: '무료',
  online: '온라인',
  joinable: '지금 참여할 수 있는',
};
