import type { BodyInput, DataPartInput } from '@azit/contract/endpoint';
import { members } from '@azit/contract/members/members.endpoints';
import { withdrawal } from '@azit/contract/members/withdrawal.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { setLeavingHere, updateProfile } from '#web/session/session.ts';

type SignUp = {
  body: DataPartInput<typeof members.signUp>;
  image: Blob;
  onProgress: (fraction: number) => void;
};

export function useSignUp() {
  return useMutation({
    mutationFn: ({ body, image, onProgress }: SignUp) =>
      call(members.signUp, { body, files: { image }, onProgress }),
  });
}

/**
 * Sends only the data that an application to a club requires. The member completes the profile
 * later.
 */
export function useShortSignUp() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof members.signUp>) => call(members.signUp, { body }),
  });
}

/** The server replies 404 if the nickname or email is taken. */
export function useCheckMember() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof members.check>) => call(members.check, { body }),
  });
}

export function useEditMember(memberId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyInput<typeof members.edit>) =>
      (await call(members.edit, { params: { memberId }, body })).data,
    onSuccess: ({ nickname }) => {
      updateProfile({ nickname });
      // Invalidate everything, because name and interests affect cards, lists and recommendations.
      void queryClient.invalidateQueries();
    },
  });
}

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

export function useWithdraw(memberId: number) {
  return useMutation({
    mutationFn: () => call(withdrawal.withdraw, { params: { memberId } }),
    onMutate: () => setLeavingHere(true),
    onError: () => setLeavingHere(false),
  });
}
