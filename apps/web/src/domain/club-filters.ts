/** The filters that are on or off, in the order of their chips. */
export const filterSwitches = ['weekend', 'free', 'online', 'joinable'] as const;
export type FilterSwitch = (typeof filterSwitches)[number];

/** What a list of clubs is narrowed by. It is in the address, so that it can be shared and undone. */
export type ClubFilters = Readonly<Record<FilterSwitch, boolean>> & {
  /** Codes of districts, any of which will do. */
  readonly areas: readonly string[];
};

export const noFilters: ClubFilters = {
  weekend: false,
  free: false,
  online: false,
  joinable: false,
  areas: [],
};

/** The server takes no more. */
export const mostAreas = 10;

/** How a switch that is on is written in the address; the calls of the server say it the same way. */
const written: Readonly<Record<FilterSwitch, readonly [name: string, value: string]>> = {
  weekend: ['when', 'weekend'],
  free: ['free', '1'],
  online: ['mode', 'online'],
  joinable: ['joinable', '1'],
};

/** Anything odd in the address filters nothing. */
export function readFilters(address: URLSearchParams): ClubFilters {
  const isOn = (filter: FilterSwitch) => address.get(written[filter][0]) === written[filter][1];
  const codes = address.getAll('area').filter((code) => /^[1-9]\d{4}$/.test(code));
  return {
    weekend: isOn('weekend'),
    free: isOn('free'),
    online: isOn('online'),
    joinable: isOn('joinable'),
    areas: [...new Set(codes)].slice(0, mostAreas),
  };
}

/** Returns the address with these filters instead of its own, and with everything else it held. */
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
