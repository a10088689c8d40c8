import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useId, useState } from 'react';
import { bannerRatio } from '#web/domain/club-banner.ts';
import { imageAccept, prepareImage } from '#web/domain/prepare-image.ts';
import { showAlert } from '#web/notify/notify.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import styles from './banner-field.module.css';

const CropDialog = lazy(async () => ({
  default: (await import('./crop-dialog.tsx')).CropDialog,
}));

type BannerFieldProps = {
  src: string | null;
  onChange: (image: Blob) => void;
};

/** In pixels: twice the width of a stored banner, so that cropping to half loses no resolution. */
const longestSide = 3000;

export function BannerField({ src, onChange }: BannerFieldProps) {
  const hintId = useId();
  const [chosen, setChosen] = useState<Blob | null>(null);
  const [preparing, setPreparing] = useState(false);

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    // Clearing the input lets the host choose the same file again after a cancelled crop.
    input.value = '';
    if (!file) return;
    setPreparing(true);
    const prepared = await prepareImage(file, longestSide);
    setPreparing(false);
    if ('refusal' in prepared) await showAlert(prepared.refusal);
    else setChosen(prepared.image);
  }

  return (
    <div className={styles.field}>
      <label className={styles.area}>
        <input
          type="file"
          className="visually-hidden"
          accept={imageAccept}
          disabled={preparing}
          aria-label={src ? '대표 사진 바꾸기' : '대표 사진 고르기'}
          aria-describedby={hintId}
          onChange={(event) => void take(event)}
        />
        {src ? (
          <CoverImage src={src} alt="고른 대표 사진" ratio={bannerRatio} rounded priority>
            <span className={styles.change}>
              {preparing ? <Spinner label={null} /> : <Camera />}
              사진 바꾸기
            </span>
          </CoverImage>
        ) : (
          <span className={styles.empty} style={{ aspectRatio: bannerRatio }}>
            {preparing ? <Spinner label={null} /> : <ImagePlus />}
            <span>대표 사진 고르기</span>
          </span>
        )}
      </label>
      <p id={hintId} className="text-hint">
        {preparing ? '사진을 준비하고 있어요' : 'jpg, jpeg, png 사진을 올릴 수 있어요.'}
      </p>
      <Suspense fallback={null}>
        {chosen && (
          <CropDialog
            file={chosen}
            onClose={() => setChosen(null)}
            onCrop={(image) => {
              setChosen(null);
              onChange(image);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
