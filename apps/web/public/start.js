// A page that brings its first view starts the app when that view has been painted: what can be seen
// already shares neither the line nor the processor with the scripts.
const { entry, modules } = document.currentScript.dataset;

function start() {
  const crossOrigin = '';
  for (const href of modules.split(' ')) {
    append('link', { rel: 'modulepreload', href, crossOrigin });
  }
  append('script', { type: 'module', src: entry, crossOrigin });
}

function append(tag, attributes) {
  document.head.append(Object.assign(document.createElement(tag), attributes));
}

// A page in the background is not painted at all.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
