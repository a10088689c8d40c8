// The browser fires this once per visit and would prompt on arrival. The event is saved for a tap
// (src/lib/install-prompt.ts).
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.savedInstallPrompt = event;
});
window.addEventListener('appinstalled', () => {
  window.savedInstallPrompt = undefined;
});
