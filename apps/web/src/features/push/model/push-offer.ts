const key = 'pushOfferPutAway';

/** Stored until the logout: another member on this device gets the offer again. */
export function isOfferPutAway(): boolean {
  return localStorage.getItem(key) !== null;
}

export function putOfferAway(): void {
  localStorage.setItem(key, 'true');
}
