// Starts the app once the first view of the page is painted, so that painting does not share
// bandwidth and CPU with the scripts. The scripts are fetched together and run in steps, which
// keeps a slow phone responsive; then src/main.tsx starts the app. The screen's first requests
// (`requests`) are sent before the scripts are fetched, and a page with an `early` script shows
// their result before the app runs.
const { modules, steps, requests = '', early } = document.currentScript.dataset;
const linksAtOnce = 8;
const pause = () => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function start() {
  warmUpStorage();
  await pause();
  await Promise.race([earlyView, new Promise((resolve) => setTimeout(resolve, maxWaitForView))]);
  for (const [index, href] of modules.split(' ').entries()) {
    if (index > 0 && index % linksAtOnce === 0) await pause();
    const link = { rel: 'modulepreload', href, crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  let isWhole = true;
  for (const href of steps.split(' ')) {
    // Ignore the failure: the same import fails again in the app, which reports it.
    await import(href).catch(() => {
      isWhole = false;
    });
    await pause();
  }
  dispatchEvent(new Event('scripts-run'));
  if (!isWhole) setTimeout(showLost, maxWaitForApp);
}

/**
 * Shows an error: without its entry script the app cannot report the failure, and the page would
 * seem to load forever.
 */
function showLost() {
  const view = document.getElementById('first-paint');
  if (!view || document.getElementById('root').childElementCount > 0) return;
  const text = document.createElement('p');
  const again = document.createElement('a');
  text.setAttribute('role', 'alert');
  text.style.cssText = 'padding: 12rem 2rem; text-align: center';
  Object.assign(again, { href: location.href, textContent: '다시 불러오기' });
  text.append('화면을 불러오지 못했어요.', document.createElement('br'), again);
  view.inert = false;
  view.removeAttribute('aria-hidden');
  view.replaceChildren(text);
}

// The first access to the storage waits for another process of the browser. Access it now, because
// that wait would later block the app.
function warmUpStorage() {
  try {
    sessionStorage.length;
  } catch {
    // The app also works without storage.
  }
}

// Timeouts of the first attempt, in milliseconds, as in src/api/visit-pace.ts.
const shortLimit = 1_000;
const longLimit = 10_000;
// In milliseconds. The app ignores an early response that is older than this and sends the request
// again.
const maxAge = 5_000;
// In milliseconds. The scripts of the app wait at most this long for the early view.
const maxWaitForView = 300;
// In milliseconds. If a script failed to load and the app has rendered nothing by then, the page
// shows an error.
const maxWaitForApp = 2_000;

/**
 * Maps a URL to its early response and the authorization of the request. The app uses each response
 * once.
 */
const earlyResponses = new Map();

function requestEarly() {
  const authorization = validAuthorization();
  // The id of a club or member is at the end of the path, the id of a room in the query.
  const id =
    /\d+$/.exec(location.pathname)?.[0] ?? new URLSearchParams(location.search).get('room');
  if (requests === '' || authorization === null || id === null) return;
  const [page] = performance.getEntriesByType('navigation');
  const isSlow = page !== undefined && page.responseEnd - page.requestStart > shortLimit;
  const own = localStorage.getItem('memberId');
  for (const path of requests.split(' ')) {
    const url = path.replace(/:\w+/, (name) => (name === ':memberId' ? own : id));
    const reply = fetch(url, {
      headers: { Accept: 'application/json', Authorization: authorization },
      credentials: 'include',
      signal: AbortSignal.timeout(isSlow ? longLimit : shortLimit),
    }).then(readWhole);
    earlyResponses.set(url, { authorization, reply, body: reply.then(readJson) });
    for (const one of [reply, earlyResponses.get(url).body]) one.catch(() => {});
  }
  setTimeout(() => earlyResponses.clear(), maxAge);
}

/** Returns null for a guest, or if the token has expired. */
function validAuthorization() {
  try {
    const token = localStorage.getItem('accessToken').replace(/^Bearer /, '');
    const claims = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(claims)).exp * 1_000 > Date.now() ? `Bearer ${token}` : null;
  } catch {
    return null;
  }
}

/** Reads the whole body, so that the timeout also covers the body. */
async function readWhole(reply) {
  return new Response(await reply.text(), { status: reply.status, headers: reply.headers });
}

async function readJson(reply) {
  if (!reply.ok) throw new Error(`${reply.status}`);
  return reply.clone().json();
}

/** Returns the early response to the same request of the same session. */
window.takeEarly = ({ method, url, headers }, signal) => {
  const found = earlyResponses.get(url);
  const isSame = method === 'GET' && headers.Authorization === found?.authorization;
  if (!found || !isSame || signal.aborted) return undefined;
  earlyResponses.delete(url);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    found.reply.then(resolve, reject);
  });
};

/** If this fails, the app shows the same view a little later. */
async function showEarly() {
  if (!early || earlyResponses.size === 0) return;
  const [first] = earlyResponses.values();
  const bodies = [...earlyResponses.values()].map(({ body }) => body);
  const [{ show }, ...data] = await Promise.all([import(early), ...bodies]);
  // Show nothing if another tab has logged in as another member meanwhile.
  if (validAuthorization() !== first.authorization) return;
  show(...data);
  // Wait one more frame: only then is the view on screen, and the scripts may use bandwidth and CPU.
  await new Promise(requestAnimationFrame);
  await painted();
}

requestEarly();
const earlyView = showEarly().catch(() => {});
// The browser never paints a background page, so do not wait for the paint.
if (document.hidden) start();
else painted().then(start);
