export type Gate = {
  /** Waits while the gate is shut, then acts. */
  through<Result>(act: () => Promise<Result>): Promise<Result>;
  /** Lets nobody in any more; resolves when everybody is out. */
  shut(): Promise<void>;
  open(): void;
};

/** Lets a crowd be made silent for a moment. */
export function createGate(): Gate {
  const inside = new Set<Promise<unknown>>();
  let reopened: PromiseWithResolvers<void> | undefined;
  return {
    through: async (act) => {
      while (reopened !== undefined) await reopened.promise;
      const acting = act();
      inside.add(acting);
      try {
        return await acting;
      } finally {
        inside.delete(acting);
      }
    },
    shut: async () => {
      reopened ??= Promise.withResolvers<void>();
      await Promise.allSettled(inside);
    },
    open: () => {
      reopened?.resolve();
      reopened = undefined;
    },
  };
}
