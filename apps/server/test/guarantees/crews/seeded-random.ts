export type Random = { chance(probability: number): boolean; pick<T>(from: readonly T[]): T };

/** Uses a seed, so that a failed run can be repeated. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return {
    chance: (probability) => next() < probability,
    pick: (from) => {
      const picked = from[Math.floor(next() * from.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
  };
}
