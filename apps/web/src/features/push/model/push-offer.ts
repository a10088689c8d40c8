const key = 'pushOfferPutAway';

/** Kept until the logout: another member of this device is asked again. */
export function isOfferPutAway(): boolean {
  return localStorage.getItem(key) !== null;
}

export function putOfferAway(): void {
  localStorage.setItem(key, 'true');
}
