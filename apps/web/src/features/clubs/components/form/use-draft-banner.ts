import { useEffect, useState } from 'react';
import {
  heldBanner,
  recallBanner,
  rememberBanner,
} from '#web/features/clubs/model/draft-banner.ts';

/**
 * The draft's picture; `undefined` until the browser's database has been read. Until one is chosen,
 * a club that is opened again has its earlier picture, which belongs to the draft only once kept.
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

  function keep() {
    if (image && image !== own) choose(image);
  }

  return { image, isChosen: Boolean(own), choose, keep };
}
