/** The on/off filters, in the order of their chips. */
export const filterSwitches = ['weekend', 'free', 'online', 'joinable'] as const;
export type FilterSwitch = (typeof filterSwitches)[number];

/** Filters of a club list. They live in the URL, so that they can be shared and undone. */
export type ClubFilters = Readonly<Record<FilterSwitch, boolean>> & {
  /** District codes; a club in any of them matches. */
  readonly areas: readonly string[];
};

export const noFilters: ClubFilters = {
  weekend: false,
  free: false,
  online: false,
  joinable: false,
  areas: [],
};

/** The server's limit. */
export const maxAreas = 10;

/** URL parameter of an active switch; the API uses the same. */
const written: Readonly<Record<FilterSwitch, readonly [name: string, value: string]>> = {
  weekend: ['when', 'weekend'],
  free: ['free', '1'],
  online: ['mode', 'online'],
  joinable: ['joinable', '1'],
};

/** Ignores invalid parameters. */
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

/** Returns the parameters with these filters, keeping all others. */
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
