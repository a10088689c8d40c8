export type MemberIds = ReadonlyMap<string, number>;

export function findMemberId(ids: MemberIds, nickname: string | undefined): number {
  const id = ids.get(nickname ?? '');
  if (id === undefined) throw new Error(`demo content names ${nickname}, who is not a demo member`);
  return id;
}
