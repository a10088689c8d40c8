import { useEffect, useState } from 'react';
import {
  heldBanner,
  recallBanner,
  rememberBanner,
} from '#web/features/clubs/model/draft-banner.ts';

/** The draft's picture; `undefined` until the browser's database has been read. */
export function useDraftBanner() {
  const [image, setImage] = useState<Blob | null | undefined>(() => heldBanner() ?? undefined);

  useEffect(() => {
    let current = true;
    void recallBanner().then((found) => {
      // A picture chosen meanwhile is newer.
      if (current) setImage((chosen) => chosen ?? found);
    });
    return () => {
      current = false;
    };
  }, []);

  function choose(chosen: Blob) {
    rememberBanner(chosen);
    setImage(chosen);
  }

  return { image, choose };
}
