import type { Context } from '#server/context.ts';

/** The whole address where the server knows its own, else the path, which the client completes. */
export function calendarAddress({ config }: Pick<Context, 'config'>, path: string): string {
  return `${config.publicUrl ?? ''}${path}`;
}
