import { useEffect, useState } from 'react';
import { bannerWidth } from '#web/domain/club-banner.ts';
import { prepareImage } from '#web/domain/prepare-image.ts';

/** The picture at an address, to be sent again; null while it loads, and where it cannot be had. */
export function useEarlierBanner(address: string | null): Blob | null {
  const [picture, setPicture] = useState<Blob | null>(null);
  useEffect(() => {
    if (address === null) return;
    const leaving = new AbortController();
    // Without it the host chooses a picture, as for a new club.
    void loadPicture(address, leaving.signal)
      .then(setPicture)
      .catch(() => undefined);
    return () => leaving.abort();
  }, [address]);
  return picture;
}

/** Drawn anew where needed: the server keeps pictures in a kind that it does not take. */
async function loadPicture(address: string, signal: AbortSignal): Promise<Blob | null> {
  const reply = await fetch(address, { signal });
  if (!reply.ok) return null;
  const kept = await reply.blob();
  const prepared = await prepareImage(new File([kept], 'banner', { type: kept.type }), bannerWidth);
  return 'image' in prepared ? prepared.image : null;
}
