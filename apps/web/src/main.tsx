import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/app/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from '#web/app/app.tsx';

function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const root = createRoot(container);
  // Renders in slices, so that the visible page stays responsive.
  void startApp((app) => startTransition(() => root.render(<StrictMode>{app}</StrictMode>)));
}

// With a first view, the screen's scripts run before: see public/start.js.
if (document.getElementById('first-paint')) addEventListener('scripts-run', start, { once: true });
else start();
