export type Random = {
  share(): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[], weight?: (each: T) => number): T | undefined;
  count(average: number): number;
};

/** Returns the same numbers for the same seed on every machine (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(from: readonly T[], weight?: (each: T) => number): T | undefined => {
    if (weight === undefined) return from[Math.floor(share() * from.length)];
    const weights = from.map(weight);
    let left = share() * weights.reduce((sum, weight) => sum + weight, 0);
    return from.find((_, index) => {
      const weight = weights[index] ?? 0;
      left -= weight;
      return weight > 0 && left < 0;
    });
  };
  return {
    share,
    between: (low, high) => low + Math.floor(share() * (high - low + 1)),
    chance: (probability) => share() < probability,
    pick,
    count: (average) => {
      let [happened, product] = [0, share()];
      while (product > Math.exp(-average)) {
        happened += 1;
        product *= share();
      }
      return happened;
    },
  };
}
