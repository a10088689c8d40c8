import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A mutation that refetches what is on screen, because seats, crew meetings, rooms and notices
 * depend on each other. Refetches after a refusal too: the screen then shows an outdated state.
 * `onSuccess` runs before the refetch, which may remove the component that started the mutation.
 */
export function useAct<Input = void, Output = unknown>(
  act: (input: Input) => Promise<Output>,
  onSuccess?: (input: Input) => unknown,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (_reply, input) => onSuccess?.(input),
    onSettled: () => client.invalidateQueries(),
  });
}

/**
 * Like `useAct`, but ends once the server has acknowledged the write: `show` writes the result to
 * the cache, and the refetch follows in the background. If `show` returns false, because the
 * result is not known without the refetch, the mutation waits for it.
 */
export function useShownAct<Input = void, Output = unknown>(
  act: (input: Input) => Promise<Output>,
  show: (client: QueryClient, input: Input) => boolean,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (_reply, input) => {
      const isShown = show(client, input);
      const refetch = client.invalidateQueries();
      return isShown ? undefined : refetch;
    },
    onError: () => client.invalidateQueries(),
  });
}

/**
 * A mutation that marks everything as stale without a refetch: the page behind the success message
 * must stay unchanged.
 */
export function useActThenLeave<Input, Output>(act: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => void client.invalidateQueries({ refetchType: 'none' }),
  });
}
