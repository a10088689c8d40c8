// The browser offers to install the app when it likes, once for each visit, and would ask by itself on
// arrival. The offer is kept for a tap (src/lib/install-prompt.ts).
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.savedInstallPrompt = event;
});
window.addEventListener('appinstalled', () => {
  window.savedInstallPrompt = undefined;
});
