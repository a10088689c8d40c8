import type { Context } from '#server/context.ts';
import { type Cast, createCast } from './cast.ts';

const spares = new WeakMap<Context, Cast>();

/**
 * Creating a cast (one member per role, with their clubs and crews) takes longer than a request, so
 * the next row reuses a cast that no request has changed.
 */
export async function takeCast(context: Context): Promise<Cast> {
  const spare = spares.get(context);
  spares.delete(context);
  return spare ?? createCast(context);
}

/** Pass only a cast whose rows and sessions are unchanged: a refused login may end a session. */
export function returnCast(context: Context, cast: Cast): void {
  spares.set(context, cast);
}
