import { useEffect, useState } from 'react';

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

async function loadPicture(address: string, signal: AbortSignal): Promise<Blob | null> {
  const reply = await fetch(address, { signal });
  const picture = reply.ok ? await reply.blob() : null;
  return picture?.type.startsWith('image/') ? picture : null;
}
