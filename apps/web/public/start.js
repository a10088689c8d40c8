// A page that brings its first view starts the app when that view has been painted: what can be seen
// already shares neither the line nor the processor with the scripts. They are fetched at once and run
// in steps, so that a slow phone answers to the touch in between; then src/main.tsx starts the app.
const { modules, steps } = document.currentScript.dataset;
const linksAtOnce = 8;
const pause = () => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

async function start() {
  lookIntoStorage();
  await pause();
  for (const [index, href] of modules.split(' ').entries()) {
    if (index > 0 && index % linksAtOnce === 0) await pause();
    const link = { rel: 'modulepreload', href, crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  for (const href of steps.split(' ')) {
    // What fails here fails again where the app needs it, which then says so.
    await import(href).catch(() => {});
    await pause();
  }
  dispatchEvent(new Event('scripts-run'));
}

// The first look waits for another process; where the app looks, the page would wait with it.
function lookIntoStorage() {
  try {
    sessionStorage.length;
  } catch {
    // No storage: the app does without it.
  }
}

// A page in the background is not painted at all.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
