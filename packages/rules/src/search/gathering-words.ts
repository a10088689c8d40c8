/** Said of every club here, so nobody writes it into a name. The longer ones come first. */
const GATHERING_WORDS = ['소모임', '동호회', '동아리', '모임', '번개', '벙개', '정모'];

export function isGatheringWord(word: string): boolean {
  return GATHERING_WORDS.includes(word);
}

/** 독서모임 is 독서; undefined where there is nothing to drop or nothing would be left. */
export function withoutGatheringWord(word: string): string | undefined {
  const ending = GATHERING_WORDS.find((each) => word.endsWith(each));
  return ending === undefined || word === ending ? undefined : word.slice(0, -ending.length);
}
