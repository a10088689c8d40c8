/**
 * Returns the end of an offer by the clock of this device, in milliseconds. That clock may be
 * wrong, so count from now, the arrival of the reply. Older servers send only `expiresAt`.
 */
export function offerEnd(offer: { expiresAt: string; expiresInMs?: number | undefined }): number {
  const { expiresAt, expiresInMs } = offer;
  return expiresInMs === undefined ? Date.parse(expiresAt) : Date.now() + expiresInMs;
}
