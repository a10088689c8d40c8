import { useState } from 'react';

/** Whether an input method is at work in the field that gets `compositionProps`. */
export function useComposing() {
  const [composing, setComposing] = useState(false);
  return {
    composing,
    compositionProps: {
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  };
}

/**
 * True for a word like '독ㅅ', whose last syllable has only begun. Korean input methods keep composing
 * after the last key, so "composing" alone would hold a finished word back for ever.
 */
export function isHalfTyped(text: string): boolean {
  return /[가-힣][ㄱ-ㅎㅏ-ㅣ]$/.test(text.normalize('NFC'));
}
