/**
 * A small repeatable source of chance: the same seed draws the same picture.
 * @param {number} seed
 */
export function seededRandom(seed) {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** @param {number} min @param {number} max */
    between: (min, max) => min + next() * (max - min),
    /** @template T @param {readonly T[]} list @returns {T} */
    pick: (list) => /** @type {T} */ (list[Math.floor(next() * list.length)]),
  };
}

/** @typedef {ReturnType<typeof seededRandom>} Random */
