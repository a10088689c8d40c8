import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useId, useState } from 'react';
import { bannerAccept, refuseBannerFile } from '#web/features/clubs/model/banner-file.ts';
import { showAlert } from '#web/notify/notify.ts';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import styles from './banner-field.module.css';

const CropDialog = lazy(async () => ({
  default: (await import('./crop-dialog.tsx')).CropDialog,
}));

type BannerFieldProps = {
  /** Address of the present picture; null: none yet. */
  src: string | null;
  onChange: (image: Blob) => void;
};

/** The banner itself is the button: it takes a file and opens the cropper on it. */
export function BannerField({ src, onChange }: BannerFieldProps) {
  const hintId = useId();
  const [file, setFile] = useState<File | null>(null);

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const chosen = input.files?.[0];
    // The same file may be chosen again after its crop was cancelled.
    input.value = '';
    if (!chosen) return;
    const refusal = refuseBannerFile(chosen);
    if (refusal) await showAlert(refusal);
    else setFile(chosen);
  }

  return (
    <div className={styles.field}>
      <label className={styles.area}>
        <input
          type="file"
          className="visually-hidden"
          accept={bannerAccept}
          aria-label={src ? '대표 사진 바꾸기' : '대표 사진 고르기'}
          aria-describedby={hintId}
          onChange={(event) => void take(event)}
        />
        {src ? (
          <CoverImage src={src} alt="고른 대표 사진" ratio="3 / 1" rounded priority>
            <span className={styles.change}>
              <Camera aria-hidden />
              사진 바꾸기
            </span>
          </CoverImage>
        ) : (
          <span className={styles.empty}>
            <ImagePlus aria-hidden />
            <span>대표 사진 고르기</span>
          </span>
        )}
      </label>
      <p id={hintId} className={styles.hint}>
        1MB보다 작은 jpg, png 사진을 올려 주세요.
      </p>
      <Suspense fallback={null}>
        {file && (
          <CropDialog
            file={file}
            onClose={() => setFile(null)}
            onCrop={(image) => {
              setFile(null);
              onChange(image);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
