import type { CreateClubData } from '@azit/contract/clubs/club.payload';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { clubQueries } from '#web/queries/club-queries.ts';

import { rememberNotified } from './notified-members.ts';

type NewClub = { data: Omit<CreateClubData, 'joinMethod'>; image: Blob };

export function useCreateClub() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ data, image }: NewClub) => {
      const body = { ...data, joinMethod: 'APPROVAL' as const };
      return call(clubs.create, { body, files: { image }, onProgress: setProgress });
    },
    onMutate: () => setProgress(0),
    onSettled: () => setProgress(null),
    onSuccess: ({ data: club, notified }) => {
      rememberNotified(club.clubId, notified ?? 0);
      queryClient.setQueryData(clubQueries.detail(club.clubId).queryKey, club);
      void queryClient.invalidateQueries();
    },
  });
  return { ...mutation, progress };
}
