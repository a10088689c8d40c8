import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';

const layer = z.union([
  z.object({ kind: z.enum(['menu', 'members', 'announcement']) }),
  z.object({ kind: z.enum(['message', 'remove', 'report', 'picture']), seq: z.int() }),
]);
const state = z.object({ roomLayer: layer });

/** What lies over the talk. */
export type RoomLayer = z.infer<typeof layer>;

/** In the history, so that Back closes it; a host is also led to the announcement by the address. */
export function useRoomLayer() {
  const { state: held, search } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = state.safeParse(held).data?.roomLayer ?? null;
  const isAsked = shown === null && params.get('write') === 'announcement';

  function go(next: RoomLayer, replace: boolean): void {
    const to = { state: { roomLayer: next }, replace, preventScrollReset: true };
    void navigate({ search }, to);
  }

  // A dialog that Back has closed says so once more when it leaves: that must not go back further.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });

  function close(): void {
    if (latest.current) {
      latest.current = null;
      void navigate(-1);
    } else if (isAsked) {
      const rest = new URLSearchParams(params);
      rest.delete('write');
      void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
    }
  }

  const current: RoomLayer | null = isAsked ? { kind: 'announcement' } : shown;
  return { layer: current, open: (next: RoomLayer) => go(next, current !== null), close };
}
