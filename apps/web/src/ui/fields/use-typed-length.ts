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
    const measure = (event: Event) => {
      if (event.target === element) setLength(lengthOf(element.value));
    };
    // On the document, so behind React: rendering before its own handler undoes what was typed.
    document.addEventListener('input', measure);
    return () => document.removeEventListener('input', measure);
  }, [ref]);
  return length;
}
