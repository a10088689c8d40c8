import { useState } from 'react';
import { prepareImage } from '#web/domain/prepare-image.ts';
import { showAlert } from '#web/notify/notify.ts';
import type { UnsentContent } from '../../model/unsent.ts';

/** In pixels; larger photos are scaled down. */
const longestSide = 1_600;

type PictureContent = Extract<UnsentContent, { kind: 'IMAGE' }>;

export function usePictureToSend() {
  const [picture, setPicture] = useState<PictureContent | null>(null);

  async function choose(file: File): Promise<void> {
    const prepared = await prepareImage(file, longestSide);
    if ('refusal' in prepared) {
      await showAlert(prepared.refusal);
      return;
    }
    const { image } = prepared;
    const size = await createImageBitmap(image);
    const { width, height } = size;
    size.close();
    setPicture({ kind: 'IMAGE', image, width, height });
  }

  return { picture, choose: (file: File) => void choose(file), dismiss: () => setPicture(null) };
}
