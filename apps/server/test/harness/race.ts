export async function startBoth<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
  inOrder: boolean,
): Promise<[First, Second]> {
  if (inOrder) return Promise.all([first(), second()]);
  const later = second();
  return Promise.all([first(), later]);
}

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
