import { useEffect, useState } from 'react';
import { bannerWidth } from '#web/domain/club-banner.ts';
import { prepareImage } from '#web/domain/prepare-image.ts';

export function useEarlierBanner(address: string | null): Blob | null {
  const [picture, setPicture] = useState<Blob | null>(null);
  useEffect(() => {
    if (address === null) return;
    const leaving = new AbortController();
    // Ignore a failure: the host then chooses a picture as for a new club.
    void loadPicture(address, leaving.signal)
      .then(setPicture)
      .catch(() => undefined);
    return () => leaving.abort();
  }, [address]);
  return picture;
}

/** The server stores banners as WebP but accepts no WebP uploads, so convert. */
async function loadPicture(address: string, signal: AbortSignal): Promise<Blob | null> {
  const reply = await fetch(address, { signal });
  if (!reply.ok) return null;
  const stored = await reply.blob();
  const prepared = await prepareImage(
    new File([stored], 'banner', { type: stored.type }),
    bannerWidth,
  );
  return 'image' in prepared ? prepared.image : null;
}
