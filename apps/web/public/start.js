// A page that brings its first view starts the app when that view has been painted: what can be seen
// already shares neither the line nor the processor with the scripts. They are fetched at once and run
// in steps, so that a slow phone answers to the touch in between; then src/main.tsx starts the app.
// What the screen will ask for first is asked for before that (`asks`), and where the page has a
// script for it (`early`), what came is shown before the app runs.
const { modules, steps, asks = '', early } = document.currentScript.dataset;
const linksAtOnce = 8;
const pause = () => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function start() {
  lookIntoStorage();
  await pause();
  await Promise.race([earlyView, new Promise((resolve) => setTimeout(resolve, longestForView))]);
  for (const [index, href] of modules.split(' ').entries()) {
    if (index > 0 && index % linksAtOnce === 0) await pause();
    const link = { rel: 'modulepreload', href, crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  let isWhole = true;
  for (const href of steps.split(' ')) {
    // What fails here fails again where the app needs it, which then says so.
    await import(href).catch(() => {
      isWhole = false;
    });
    await pause();
  }
  dispatchEvent(new Event('scripts-run'));
  if (!isWhole) setTimeout(sayLost, longestForApp);
}

/** Without its entry there is no app to say so, and the view that came with the page would look alive. */
function sayLost() {
  const view = document.getElementById('first-paint');
  if (!view || document.getElementById('root').childElementCount > 0) return;
  const words = document.createElement('p');
  const again = document.createElement('a');
  words.setAttribute('role', 'alert');
  words.style.cssText = 'padding: 12rem 2rem; text-align: center';
  Object.assign(again, { href: location.href, textContent: '다시 불러오기' });
  words.append('화면을 불러오지 못했어요.', document.createElement('br'), again);
  view.inert = false;
  view.removeAttribute('aria-hidden');
  view.replaceChildren(words);
}

// The first look waits for another process; where the app looks, the page would wait with it.
function lookIntoStorage() {
  try {
    sessionStorage.length;
  } catch {
    // No storage: the app does without it.
  }
}

// The limits of a first attempt, see src/api/visit-pace.ts.
const shortLimit = 1_000;
const longLimit = 10_000;
// By then a reply has become old, and the app asks for itself.
const keptFor = 5_000;
// The scripts do not wait longer than this for what is shown before them.
const longestForView = 300;
// The app has begun to draw by then, if it came.
const longestForApp = 2_000;

/** Replies by their address, with the authorization they were asked for with; each is taken once. */
const asked = new Map();

function askEarly() {
  const authorization = validAuthorization();
  // A screen of one thing has its number at the end of its path, a room's in the query.
  const id =
    /\d+$/.exec(location.pathname)?.[0] ?? new URLSearchParams(location.search).get('room');
  if (asks === '' || authorization === null || id === null) return;
  const [page] = performance.getEntriesByType('navigation');
  const isSlow = page !== undefined && page.responseEnd - page.requestStart > shortLimit;
  const own = localStorage.getItem('memberId');
  for (const ask of asks.split(' ')) {
    const url = ask.replace(/:\w+/, (name) => (name === ':memberId' ? own : id));
    const reply = fetch(url, {
      headers: { Accept: 'application/json', Authorization: authorization },
      credentials: 'include',
      signal: AbortSignal.timeout(isSlow ? longLimit : shortLimit),
    }).then(whole);
    asked.set(url, { authorization, reply, body: reply.then(bodyOf) });
    for (const one of [reply, asked.get(url).body]) one.catch(() => {});
  }
  setTimeout(() => asked.clear(), keptFor);
}

/** Null where nobody is logged in, or only with a token that has to be renewed first. */
function validAuthorization() {
  try {
    const token = localStorage.getItem('accessToken').replace(/^Bearer /, '');
    const claims = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(claims)).exp * 1_000 > Date.now() ? `Bearer ${token}` : null;
  } catch {
    return null;
  }
}

/** Read to its end now: the limit is that of the whole reply, not of its head. */
async function whole(reply) {
  return new Response(await reply.text(), { status: reply.status, headers: reply.headers });
}

async function bodyOf(reply) {
  if (!reply.ok) throw new Error(`${reply.status}`);
  return reply.clone().json();
}

/** Gives the app the reply to this very request, where it was asked for early by the same session. */
window.takeEarly = ({ method, url, headers }, signal) => {
  const found = asked.get(url);
  const isSame = method === 'GET' && headers.Authorization === found?.authorization;
  if (!found || !isSame || signal.aborted) return undefined;
  asked.delete(url);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    found.reply.then(resolve, reject);
  });
};

/** The app shows the same a little later, also where this fails. */
async function showEarly() {
  if (!early || asked.size === 0) return;
  const [first] = asked.values();
  const bodies = [...asked.values()].map(({ body }) => body);
  const [{ show }, ...data] = await Promise.all([import(early), ...bodies]);
  // Another tab may have logged in as somebody else meanwhile.
  if (validAuthorization() !== first.authorization) return;
  show(...data);
  // One frame more: only then is it on the glass, and the scripts may have line and processor.
  await new Promise(requestAnimationFrame);
  await painted();
}

askEarly();
const earlyView = showEarly().catch(() => {});
// A page in the background is not painted at all.
if (document.hidden) start();
else painted().then(start);
