import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Dates, seats, rooms and notices depend on a crew, so every act refetches what is on screen.
 * `onSuccess` runs before the refetch, which may remove the component that acted.
 */
export function useCrewAct<Input, Output>(
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
