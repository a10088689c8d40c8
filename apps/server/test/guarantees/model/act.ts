import type { Reply, World } from './world.ts';

export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** The fields of a multipart form, which is sent with a picture. */
  form?: object;
};

/** Maps the numbers of the model, which start at 0, to ids of the server. */
export type Ids = {
  member(who: number): number;
  club(index: number): number;
  crew(index: number): number;
  room(index: number): number;
  crewKey(index: number): string;
};

export type Act<Args> = {
  /** How often random histories choose this kind of action. */
  weight: number;
  list(world: World): Args[];
  play(world: World, args: Args): Reply;
  /**
   * Returns the member who sends the request. Missing if the action changes only the clock or
   * restarts a process.
   */
  by?(world: World, args: Args): number;
  toRequest?(ids: Ids, args: Args, world: World): Request;
};

export const act = <Args>(definition: Act<Args>): Act<Args> => definition;
