/** What this process counts of itself, each by one label. */
export const COUNTS = {
  azit_limits_refused_total: { label: 'rule', help: 'Requests refused by a limit, by its rule.' },
  azit_overload_refusals_total: {
    label: 'kind',
    help: 'Reads refused because there was too much to do, by kind.',
  },
  azit_cache_hits_total: { label: 'cache', help: 'Reads answered from memory, by cache.' },
  azit_cache_misses_total: {
    label: 'cache',
    help: 'Reads that memory could not answer, by cache.',
  },
} as const;

export type CountName = keyof typeof COUNTS;

export type Reading = { value: number; [label: string]: string | number };

/** A value that is read whenever somebody looks. */
export type Gauge = {
  name: `azit_${string}`;
  help: string;
  labels?: readonly string[];
  read(): readonly Reading[] | Promise<readonly Reading[]>;
};

export type Meters = {
  count(name: CountName, label: string): void;
  getCounts(name: CountName): ReadonlyMap<string, number>;
  /** Whoever has something to tell adds it, at any time; it is told from then on. */
  addGauge(gauge: Gauge): void;
  gauges(): readonly Gauge[];
};

/** Kept by the process whether or not anybody reads it: to count costs next to nothing. */
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
      const ofName = getCounts(name);
      ofName.set(label, (ofName.get(label) ?? 0) + 1);
    },
    getCounts,
    addGauge: (gauge) => gauges.push(gauge),
    gauges: () => gauges,
  };
}
