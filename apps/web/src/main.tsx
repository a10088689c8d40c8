import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/classes.css';
import '#web/app/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from '#web/app/app.tsx';

function start() {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  // Render in a transition: React then works in slices and the visible page stays responsive.
  void startApp((app) => startTransition(() => root.render(<StrictMode>{app}</StrictMode>)));
}

// If the page has a first view, public/start.js loads the scripts in steps. Start when it fires
// `scripts-run`.
if (document.getElementById('first-paint')) addEventListener('scripts-run', start, { once: true });
else start();
