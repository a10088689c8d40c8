import type { LoaderFunction } from 'react-router';

/**
 * The policy of a page is fixed when its document is loaded, and only the documents of the two
 * screens with the address search may run its script. Coming from elsewhere, they are loaded anew.
 */
const served = document.querySelector('meta[name="azit-postcode"]') !== null;
const loadedPath = window.location.pathname;

export const loadOwnDocument: LoaderFunction = ({ request }) => {
  const { href, pathname } = new URL(request.url);
  // A server that marks no document would be asked for ever.
  if (served || pathname === loadedPath || import.meta.env.DEV) return null;
  if (window.location.href === href) window.location.reload();
  else window.location.assign(href);
  return new Promise(() => undefined);
};
