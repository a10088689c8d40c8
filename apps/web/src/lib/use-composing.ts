import { useState } from 'react';

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
 * True for text like '독ㅅ' with an unfinished last syllable. Korean input methods keep composing
 * after the last key, so waiting for "composing" to end would never accept a finished word.
 */
export function isHalfTyped(text: string): boolean {
  return /[가-힣][ㄱ-ㅎㅏ-ㅣ]$/.test(text.normalize('NFC'));
}
