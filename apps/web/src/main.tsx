import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, startSession } from '#web/app/app.tsx';
import { keepOfflinePage } from '#web/app/offline-page.ts';
import { loadFont } from '#web/ui/font.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

startSession();
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
loadFont();
keepOfflinePage();
