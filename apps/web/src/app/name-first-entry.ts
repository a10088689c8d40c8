/**
 * Scroll positions are stored by the key of the history entry, and the router gives the first entry
 * of every document the same key: the create form, a separate document, would open at home's
 * position. Returns whether the entry existed before, as after a reload.
 */
export function nameFirstEntry(): boolean {
  const { history } = window;
  if (history.state?.key !== undefined) return true;
  history.replaceState({ ...history.state, key: `${Date.now()}` }, '');
  return false;
}
