import { useEffect, useState } from 'react';
import {
  heldBanner,
  recallBanner,
  rememberBanner,
} from '#web/features/clubs/model/draft-banner.ts';

/**
 * `undefined` until IndexedDB was read. The earlier picture of a reopened club joins the draft only
 * when saved.
 */
export function useDraftBanner(earlier: Blob | null = null) {
  const [own, setOwn] = useState<Blob | null | undefined>(() => heldBanner() ?? undefined);
  const image = own === undefined ? undefined : (own ?? earlier);

  useEffect(() => {
    let current = true;
    void recallBanner().then((found) => {
      // A picture chosen during the read is newer.
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
