/**
 * Scroll positions are kept by the name of the history entry, and the router gives the first entry
 * of every document the same one: the form behind "+", a document of its own, would open where home
 * was left. Returns whether the entry was here before, as after a reload.
 */
export function nameFirstEntry(): boolean {
  const { history } = window;
  if (history.state?.key !== undefined) return true;
  history.replaceState({ ...history.state, key: `${Date.now()}` }, '');
  return false;
}
