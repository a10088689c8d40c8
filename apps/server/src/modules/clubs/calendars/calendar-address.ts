import type { Context } from '#server/context.ts';

/** An absolute URL if the public address is configured, else a path that the client completes. */
export function calendarAddress({ config }: Pick<Context, 'config'>, path: string): string {
  return `${config.publicUrl ?? ''}${path}`;
}
