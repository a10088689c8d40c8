import { type RefObject, useLayoutEffect, useState } from 'react';

/** Counts code points: a surrogate pair is one character. */
function countCharacters(text: string) {
  return [...text].length;
}

/** Reads the element, not React state, so that fields filled by ref are counted too. */
export function useTypedLength(ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [length, setLength] = useState(0);
  useLayoutEffect(() => {
    setLength(countCharacters(ref.current?.value ?? ''));
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (event: Event) => {
      if (event.target === element) setLength(countCharacters(element.value));
    };
    // Listen on the document, after React's root listener: rendering before React handles the input
    // would undo it.
    document.addEventListener('input', measure);
    return () => document.removeEventListener('input', measure);
  }, [ref]);
  return length;
}
