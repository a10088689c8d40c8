import type { LoaderFunction } from 'react-router';

/**
 * The content security policy is fixed when a document is loaded, and only the documents of the
 * three screens with the address search may run its script: coming from another screen, they are loaded.
 */
const served = document.querySelector('meta[name="azit-postcode"]') !== null;
const loadedPath = window.location.pathname;

export const loadOwnDocument: LoaderFunction = ({ request }) => {
  const { href, pathname } = new URL(request.url);
  // Where the server marks no document, this would reload for ever.
  if (served || pathname === loadedPath || import.meta.env.DEV) return null;
  if (window.location.href === href) window.location.reload();
  else window.location.assign(href);
  return new Promise(() => undefined);
};
