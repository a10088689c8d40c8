import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useLayer } from '#web/navigation/use-layer.ts';

const layer = z.union([
  z.object({ kind: z.enum(['menu', 'members']) }),
  /**
   * `clubId` is one meeting of the crew: only members who come to it are notified of the
   * announcement.
   */
  z.object({ kind: z.literal('announcement'), clubId: z.optional(z.int()) }),
  z.object({ kind: z.enum(['message', 'remove', 'report', 'picture']), seq: z.int() }),
]);

export type RoomLayer = z.infer<typeof layer>;

export function useRoomLayer() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const held = useLayer((value) => layer.safeParse(value).data ?? null);
  const isInUrl = held.layer === null && params.get('write') === 'announcement';

  function close(then?: () => void): void {
    held.close(then);
    if (!isInUrl) return;
    const rest = new URLSearchParams(params);
    rest.delete('write');
    rest.delete('club');
    void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  }

  const clubId = Number(params.get('club')) || undefined;
  const current: RoomLayer | null = isInUrl ? { kind: 'announcement', clubId } : held.layer;
  return { layer: current, open: (next: RoomLayer) => held.open(next, current !== null), close };
}
