import type { TestMember } from '#test/factories/member-factory.ts';
import type { TestApp } from '#test/harness/test-app.ts';
import type { Actor, Cast } from './cast.ts';

/**
 * `date`, `held`: a coming and a past meeting of the caller's crew. `own`: ids of the caller.
 * `foreign`: ids of another member. `gone`: a withdrawn member, a past club or an ended crew.
 * `unknown`: an id that does not exist. `forged`: the caller in the path, another member in the
 * body.
 */
export const targets = ['unknown', 'gone', 'forged', 'foreign', 'date', 'held', 'own'] as const;
export type Target = (typeof targets)[number];

export type RequestParts = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  data?: unknown;
};

export type Scene = {
  server: TestApp;
  cast: Cast;
  target: Target;
  me: TestMember;
  isGuest: boolean;
  memberId: number;
  clubId: number;
  crewId: number;
};

export type Expected = number | ({ others: number } & Partial<Record<Actor, number>>);

export type Row = {
  request(scene: Scene): RequestParts | Promise<RequestParts>;
  expect: Partial<Record<Target, Expected>>;
};

export const NOBODY = 2_000_000_000;

export function createScene(server: TestApp, cast: Cast, actor: Actor, target: Target): Scene {
  const { people } = cast;
  const me = actor === 'guest' ? people.stranger : people[actor];
  const memberIds: Record<Target, number> = {
    own: me.memberId,
    forged: me.memberId,
    foreign: people.other.memberId,
    date: me.memberId,
    held: me.memberId,
    gone: people.withdrawn.memberId,
    unknown: NOBODY,
  };
  const clubIds: Record<Target, number> = {
    own: cast.club,
    forged: cast.club,
    gone: cast.pastClub,
    foreign: cast.otherClub,
    date: cast.date,
    held: cast.heldDate,
    unknown: NOBODY,
  };
  const crewIds: Record<Target, number> = {
    own: cast.crew,
    forged: cast.crew,
    gone: cast.endedCrew,
    foreign: cast.otherCrew,
    date: cast.crew,
    held: cast.crew,
    unknown: NOBODY,
  };
  const ids = { memberId: memberIds[target], clubId: clubIds[target], crewId: crewIds[target] };
  return { server, cast, target, me, isGuest: actor === 'guest', ...ids };
}

export function statusFor(expected: Expected, actor: Actor): number {
  return typeof expected === 'number' ? expected : (expected[actor] ?? expected.others);
}

export const byMember: Row['request'] = ({ memberId }) => ({ params: { memberId } });
export const byClub: Row['request'] = ({ clubId }) => ({ params: { clubId } });
