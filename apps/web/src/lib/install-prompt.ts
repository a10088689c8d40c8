type InstallPrompt = {
  /** Opens the browser's install prompt. Browsers allow that only once and only after a tap. */
  prompt: () => Promise<unknown>;
};

declare global {
  interface Window {
    /** public/install.js stores the event, because it may fire before any module runs. */
    savedInstallPrompt?: InstallPrompt | undefined;
  }
}

export function savedInstallPrompt(): InstallPrompt | null {
  return window.savedInstallPrompt ?? null;
}
