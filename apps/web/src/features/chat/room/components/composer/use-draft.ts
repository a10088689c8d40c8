import { useEffect, useRef, useState } from 'react';
import type { DraftStorage } from '../../model/draft-storage.ts';

/** What is being written; kept, so that it is there again after a reload. */
export function useDraft(kept: DraftStorage): [string, (draft: string) => void] {
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
    kept.saveDraft(next);
  }
  return [draft, change];
}
