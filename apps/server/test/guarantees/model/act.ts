import type { Reply, World } from './world.ts';

export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** The data of a form with a picture. */
  form?: object;
};

/** The ids on the server of what the model numbers from 0. */
export type Ids = {
  member(who: number): number;
  club(index: number): number;
  crew(index: number): number;
  room(index: number): number;
  crewKey(index: number): string;
};

export type Act<Args> = {
  /** How often random histories choose the act. */
  weight: number;
  list(world: World): Args[];
  play(world: World, args: Args): Reply;
  /** Who sends which request. Acts without a request concern the clock and the worker. */
  by?(world: World, args: Args): number;
  toRequest?(ids: Ids, args: Args, world: World): Request;
};

export const act = <Args>(definition: Act<Args>): Act<Args> => definition;
