import type { TestMember } from '#test/factories/member-factory.ts';
import { server } from '#test/harness/server-test.ts';

export const sides = ['blocker', 'blocked'] as const;
export type Side = (typeof sides)[number];

export async function blockAs(blocker: TestMember, blocked: TestMember): Promise<number> {
  const url = `/api/members/${blocked.memberId}/block`;
  return (await server.call({ method: 'POST', url, token: blocker.token })).statusCode;
}

export function hide(viewer: TestMember, other: TestMember, side: Side): Promise<number> {
  return side === 'blocker' ? blockAs(viewer, other) : blockAs(other, viewer);
}
