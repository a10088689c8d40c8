import type { LoaderFunction } from 'react-router';

/**
 * The content security policy is fixed when a document loads, and only the three screens with the
 * address search may run its script. Navigating to them must load a new document.
 */
const served = document.querySelector('meta[name="azit-postcode"]') !== null;
const loadedPath = window.location.pathname;

export const loadOwnDocument: LoaderFunction = ({ request }) => {
  const { href, pathname } = new URL(request.url);
  // Do not reload the loaded path: if the server marks no document, the page would reload forever.
  if (served || pathname === loadedPath || import.meta.env.DEV) return null;
  if (window.location.href === href) window.location.reload();
  else window.location.assign(href);
  return new Promise(() => undefined);
};
