import { Camera } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { imageAccept, prepareImage } from '#web/domain/prepare-image.ts';
import { showAlert } from '#web/notify/notify.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import styles from './profile-image-picker.module.css';

type ProfileImagePickerProps = {
  src: string | null;
  onPick: (image: Blob) => void;
  busy?: boolean;
};

/**
 * In pixels. The server scales pictures down to 512 pixels, and twice that size preserves enough
 * detail.
 */
const longestSide = 1024;

export function ProfileImagePicker({ src, onPick, busy = false }: ProfileImagePickerProps) {
  const hintId = useId();

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    // Clearing the input lets the member choose the same file again.
    input.value = '';
    if (!file) return;
    const prepared = await prepareImage(file, longestSide);
    if ('refusal' in prepared) await showAlert(prepared.refusal);
    else onPick(prepared.image);
  }

  return (
    <div className={styles.picker}>
      <label className={styles.target}>
        <input
          type="file"
          accept={imageAccept}
          className={styles.input}
          aria-label="프로필 사진 고르기"
          aria-describedby={hintId}
          disabled={busy}
          onChange={pick}
        />
        <span className={styles.face} aria-hidden="true">
          <Avatar src={src} size={9.6} seed="me" />
          <span className={styles.mark}>{busy ? <Spinner label={null} /> : <Camera />}</span>
        </span>
      </label>
      <p id={hintId} className="text-hint">
        jpg, jpeg, png 사진을 올릴 수 있어요.
      </p>
    </div>
  );
}
