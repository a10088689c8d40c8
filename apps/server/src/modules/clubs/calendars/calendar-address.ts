import type { Context } from '#server/context.ts';

export function calendarAddress({ config }: Pick<Context, 'config'>, path: string): string {
  return `${config.publicUrl ?? ''}${path}`;
}
