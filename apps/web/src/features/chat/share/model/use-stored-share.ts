import { useEffect, useState } from 'react';
import { readShare } from './stored-share.ts';

type Found = Awaited<ReturnType<typeof readShare>>;

export function useStoredShare(memberId: number): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isShown = true;
    void readShare(memberId).then((share) => isShown && setFound(share));
    return () => {
      isShown = false;
    };
  }, [memberId]);
  return found;
}
