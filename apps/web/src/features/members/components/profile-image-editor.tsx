import type { FileInfo } from '@azit/contract/field';
import { useState } from 'react';
import { memberMessages } from '#web/domain/copy/member.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { useChangeImage } from '../api/member-mutations.ts';
import { ProfileImagePicker } from './profile-image-picker.tsx';

type ProfileImageEditorProps = { memberId: number; image: FileInfo };

export function ProfileImageEditor({ memberId, image }: ProfileImageEditorProps) {
  const change = useChangeImage(memberId);
  const [progress, setProgress] = useState<number | null>(null);
  const current = change.data ? change.data.fileInfo : image;

  async function send(picked: Blob) {
    setProgress(0);
    try {
      await change.mutateAsync({ image: picked, onProgress: setProgress });
      toast(memberMessages.imageChanged);
    } catch {
      await showAlert(memberMessages.imageFailed);
    } finally {
      setProgress(null);
    }
  }

  return (
    <div>
      <ProfileImagePicker src={imageAddress(current)} busy={change.isPending} onPick={send} />
      {progress !== null && <ProgressBar label="사진을 올리는 중이에요" value={progress * 100} />}
    </div>
  );
}
