import { type RefObject, useLayoutEffect, useState } from 'react';

/** Counts code points, so that an emoji of two UTF-16 units counts as one character. */
function countCharacters(text: string) {
  return [...text].length;
}

/** Reads the element instead of React state, so that values set by ref are counted too. */
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
    // Listen on the document, so that this runs after React's root: rendering earlier would undo
    // the typed text.
    document.addEventListener('input', measure);
    return () => document.removeEventListener('input', measure);
  }, [ref]);
  return length;
}
