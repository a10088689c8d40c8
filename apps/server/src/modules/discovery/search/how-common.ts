/** A word that fewer clubs can hold is looked up without asking: so few are soon read. */
export const FEWEST_TO_WALK = 800;
/** From so many on, a sample tells sooner than the index that a word is surely over the cap. */
export const FEWEST_TO_SAMPLE = 3_000;

/**
 * How many clubs, taken at random, tell how common a word is: enough for some hits of it. More than the
 * most would cost as much as looking the word up.
 */
const SAMPLE = { fewest: 500, most: 4_000, hits: 20 };
export const sampleOf = (expected: string) =>
  `least(${SAMPLE.most}, greatest(${SAMPLE.fewest}, ${SAMPLE.hits} * size.clubs / ${expected}))`;
