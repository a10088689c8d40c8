import type { DataPartInput } from '@azit/contract/endpoint';
import { members } from '@azit/contract/members/members.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

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
