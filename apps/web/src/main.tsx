import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/app/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, startSession, startWhenSeen } from '#web/app/app.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

startSession();
const root = createRoot(container);
// In slices: what is on the page already stays quick to the touch meanwhile.
startTransition(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
// Without it the app works all the same.
startWhenSeen().catch(console.warn);
