// A page that brings its first view starts the app when that view has been painted: what can be seen
// already shares neither the line nor the processor with the scripts. They are fetched at once and run
// one after another, so that a slow phone answers to the touch in between; then src/main.tsx starts.
const modules = document.currentScript.dataset.modules.split(' ');
const pause = () => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

async function start() {
  for (const href of modules) {
    const link = { rel: 'modulepreload', href, crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), link));
    await pause();
  }
  for (const href of modules) {
    // What fails here fails again where the app needs it, which then says so.
    await import(href).catch(() => {});
    await pause();
  }
  dispatchEvent(new Event('scripts-run'));
}

// A page in the background is not painted at all.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
