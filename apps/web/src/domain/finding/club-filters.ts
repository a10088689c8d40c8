export const filterSwitches = ['weekend', 'free', 'online', 'joinable'] as const;
export type FilterSwitch = (typeof filterSwitches)[number];

export type ClubFilters = Readonly<Record<FilterSwitch, boolean>> & {
  readonly areas: readonly string[];
};

export const noFilters: ClubFilters = {
  weekend: false,
  free: false,
  online: false,
  joinable: false,
  areas: [],
};

export const maxAreas = 10;

const written: Readonly<Record<FilterSwitch, readonly [name: string, value: string]>> = {
  weekend: ['when', 'weekend'],
  free: ['free', '1'],
  online: ['mode', 'online'],
  joinable: ['joinable', '1'],
};

export function readFilters(address: URLSearchParams): ClubFilters {
  const isOn = (filter: FilterSwitch) => address.get(written[filter][0]) === written[filter][1];
  const codes = address.getAll('area').filter((code) => /^[1-9]\d{4}$/.test(code));
  return {
    weekend: isOn('weekend'),
    free: isOn('free'),
    online: isOn('online'),
    joinable: isOn('joinable'),
    areas: [...new Set(codes)].slice(0, maxAreas),
  };
}

export function withFilters(address: URLSearchParams, filters: ClubFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const filter of filterSwitches) {
    const [name, value] = written[filter];
    next.delete(name);
    if (filters[filter]) next.set(name, value);
  }
  next.delete('area');
  for (const code of filters.areas) next.append('area', code);
  return next;
}

export function hasFilters(filters: ClubFilters): boolean {
  return withFilters(new URLSearchParams(), filters).size > 0;
}
