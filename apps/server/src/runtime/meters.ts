export const COUNTS = {
  azit_limits_refused_total: { label: 'rule', help: 'Requests refused by a limit, by its rule.' },
  azit_overload_refusals_total: {
    label: 'kind',
    help: 'Reads refused under overload, by kind.',
  },
  azit_cache_hits_total: { label: 'cache', help: 'Cache hits, by cache.' },
  azit_cache_misses_total: {
    label: 'cache',
    help: 'Cache misses, by cache.',
  },
} as const;

export type CountName = keyof typeof COUNTS;

export type Reading = { value: number; [label: string]: string | number };

export type Gauge = {
  name: `azit_${string}`;
  help: string;
  labels?: readonly string[];
  read(): readonly Reading[] | Promise<readonly Reading[]>;
};

export type Meters = {
  count(name: CountName, label: string): void;
  getCounts(name: CountName): ReadonlyMap<string, number>;
  addGauge(gauge: Gauge): void;
  gauges(): readonly Gauge[];
};

export function meters(): Meters {
  const counts = new Map<CountName, Map<string, number>>();
  const gauges: Gauge[] = [];
  const getCounts = (name: CountName) => {
    const known = counts.get(name) ?? new Map<string, number>();
    counts.set(name, known);
    return known;
  };
  return {
    count: (name, label) => {
      const byLabel = getCounts(name);
      byLabel.set(label, (byLabel.get(label) ?? 0) + 1);
    },
    getCounts,
    addGauge: (gauge) => gauges.push(gauge),
    gauges: () => gauges,
  };
}
