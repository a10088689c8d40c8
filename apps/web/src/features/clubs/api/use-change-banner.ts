import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/client.ts';

export function useChangeBanner(clubId: number) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const mutation = useMutation({
    mutationFn: async (image: Blob) => {
      const files = { image };
      const input = { params: { clubId }, files, onProgress: setProgress };
      return (await call(clubs.changeBanner, input)).data;
    },
    onMutate: () => setProgress(0),
    onSettled: () => setProgress(null),
    onSuccess: () => void queryClient.invalidateQueries(),
  });
  return { ...mutation, progress };
}
