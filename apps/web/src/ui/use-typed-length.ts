import { type RefObject, useLayoutEffect, useState } from 'react';

/** Characters as people count them: a surrogate pair is one. */
function lengthOf(text: string) {
  return [...text].length;
}

/** Follows the element, not React state, so fields a form library fills by ref count right too. */
export function useTypedLength(ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [length, setLength] = useState(0);
  useLayoutEffect(() => {
    setLength(lengthOf(ref.current?.value ?? ''));
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setLength(lengthOf(element.value));
    element.addEventListener('input', measure);
    return () => element.removeEventListener('input', measure);
  }, [ref]);
  return length;
}
