export type Gate = {
  through<Result>(act: () => Promise<Result>): Promise<Result>;
  shut(): Promise<void>;
  open(): void;
};

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
