import { useEffect, useRef, useState } from 'react';
import type { DraftStorage } from '../../model/draft-storage.ts';

export function useDraft(storage: DraftStorage): [string, (draft: string) => void] {
  const [draft, setDraft] = useState('');
  const isTouched = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    void storage.readDraft().then((stored) => {
      if (isCurrent && !isTouched.current) setDraft(stored);
    });
    return () => {
      isCurrent = false;
    };
  }, [storage]);
  function change(next: string): void {
    isTouched.current = true;
    setDraft(next);
    storage.saveDraft(next);
  }
  return [draft, change];
}
