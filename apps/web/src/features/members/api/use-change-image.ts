import { members } from '@azit/contract/members/members.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { updateProfile } from '#web/session/session.ts';

type Change = { image: Blob; onProgress: (fraction: number) => void };

export function useChangeImage(memberId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ image, onProgress }: Change) => {
      const params = { memberId };
      return (await call(members.changeImage, { params, files: { image }, onProgress })).data;
    },
    onSuccess: ({ fileInfo }) => {
      updateProfile({
        profileUrl: fileInfo?.fileUrl ?? null,
        profileName: fileInfo?.fileName ?? null,
      });
      void queryClient.invalidateQueries();
    },
  });
}
