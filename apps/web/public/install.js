// By default the browser offers the installation when the page opens. Save the event instead, so
// that a button can open the prompt later (src/lib/install-prompt.ts).
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.savedInstallPrompt = event;
});
window.addEventListener('appinstalled', () => {
  window.savedInstallPrompt = undefined;
});
