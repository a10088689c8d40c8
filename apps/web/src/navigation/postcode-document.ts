import type { LoaderFunction } from 'react-router';

/**
 * The content security policy of a document is fixed when the document loads, and the server allows
 * the script of the address search only on the three screens that use it. Navigating to one of
 * these screens must therefore load a new document.
 */
const served = document.querySelector('meta[name="azit-postcode"]') !== null;
const loadedPath = window.location.pathname;

export const loadOwnDocument: LoaderFunction = ({ request }) => {
  const { href, pathname } = new URL(request.url);
  // Never reload the current path: if the server omitted the meta tag, the page would reload
  // forever.
  if (served || pathname === loadedPath || import.meta.env.DEV) return null;
  if (window.location.href === href) window.location.reload();
  else window.location.assign(href);
  return new Promise(() => undefined);
};
