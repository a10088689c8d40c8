import { useEffect, useRef, useState } from 'react';
import type { KeptWriting } from '../../model/kept-writing.ts';

/** What is being written; kept, so that it is there again after a reload. */
export function useDraft(kept: KeptWriting): [string, (draft: string) => void] {
  const [draft, setDraft] = useState('');
  const isTouched = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    void kept.readDraft().then((stored) => {
      if (isCurrent && !isTouched.current) setDraft(stored);
    });
    return () => {
      isCurrent = false;
    };
  }, [kept]);
  function change(next: string): void {
    isTouched.current = true;
    setDraft(next);
    kept.keepDraft(next);
  }
  return [draft, change];
}
