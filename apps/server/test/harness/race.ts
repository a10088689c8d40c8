/** Starts two actions at once, in either order; returns their results in parameter order. */
export async function startBoth<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
  inOrder: boolean,
): Promise<[First, Second]> {
  if (inOrder) return Promise.all([first(), second()]);
  const later = second();
  return Promise.all([first(), later]);
}

/** Plays a race this many rounds, in both orders, four at a time; returns the distinct results. */
export async function collectEnds(
  rounds: number,
  play: (inOrder: boolean) => Promise<string>,
): Promise<string[]> {
  const ends = new Set<string>();
  for (let round = 0; round < rounds; round += 4) {
    for (const end of await Promise.all([true, false, true, false].map(play))) ends.add(end);
  }
  return [...ends];
}

/** As collectEnds, for two acts on a club: their replies and the club's final state. */
export function collectActResults<Act extends string>(
  rounds: number,
  { actions, pair: [first, second], prepare, endState }: ClubRace<Act>,
): Promise<string[]> {
  return collectEnds(rounds, async (inOrder) => {
    const clubId = await prepare();
    const acts = [() => actions[first](clubId), () => actions[second](clubId)] as const;
    const [one, other] = await startBoth(...acts, inOrder);
    return `${one} ${other}: ${await endState(clubId)}`;
  });
}

type ClubRace<Act extends string> = {
  actions: Record<Act, (clubId: number) => Promise<unknown>>;
  pair: readonly [Act, Act];
  prepare: () => Promise<number>;
  endState: (clubId: number) => Promise<string>;
};
