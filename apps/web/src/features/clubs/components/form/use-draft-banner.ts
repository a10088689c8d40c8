import { useEffect, useState } from 'react';
import {
  heldBanner,
  recallBanner,
  rememberBanner,
} from '#web/features/clubs/model/draft-banner.ts';

/**
 * The draft's picture; `undefined` until IndexedDB was read. A reopened club starts with its
 * earlier picture, which joins the draft only once saved.
 */
export function useDraftBanner(earlier: Blob | null = null) {
  const [own, setOwn] = useState<Blob | null | undefined>(() => heldBanner() ?? undefined);
  const image = own === undefined ? undefined : (own ?? earlier);

  useEffect(() => {
    let current = true;
    void recallBanner().then((found) => {
      // A picture chosen meanwhile is newer.
      if (current) setOwn((chosen) => chosen ?? found);
    });
    return () => {
      current = false;
    };
  }, []);

  function choose(chosen: Blob) {
    rememberBanner(chosen);
    setOwn(chosen);
  }

  function save() {
    if (image && image !== own) choose(image);
  }

  return { image, isChosen: Boolean(own), choose, save };
}
