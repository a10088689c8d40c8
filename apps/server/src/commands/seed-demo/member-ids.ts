/** The ids that the demo members were given, by nickname. */
export type MemberIds = ReadonlyMap<string, number>;

export function idOf(ids: MemberIds, nickname: string | undefined): number {
  const id = ids.get(nickname ?? '');
  if (id === undefined) throw new Error(`demo content names ${nickname}, who is no demo member`);
  return id;
}
