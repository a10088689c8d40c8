import { useEffect, useState } from 'react';
import {
  heldBanner,
  recallBanner,
  rememberBanner,
} from '#web/features/clubs/model/draft-banner.ts';

/**
 * `image` is undefined until IndexedDB has been read. `earlier` is the banner of the club that is
 * reopened, which `save` copies into the draft.
 */
export function useDraftBanner(earlier: Blob | null = null) {
  const [own, setOwn] = useState<Blob | null | undefined>(() => heldBanner() ?? undefined);
  const image = own === undefined ? undefined : (own ?? earlier);

  useEffect(() => {
    let current = true;
    void recallBanner().then((found) => {
      // Prefer a picture that the host has chosen while IndexedDB was read: it is newer than the
      // stored picture.
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
