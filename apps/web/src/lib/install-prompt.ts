type InstallPrompt = {
  /**
   * Opens the install prompt of the browser. Browsers allow this only once and only after a tap.
   */
  prompt: () => Promise<unknown>;
};

declare global {
  interface Window {
    /**
     * public/install.js stores the `beforeinstallprompt` event here, because the event may fire
     * before any module runs.
     */
    savedInstallPrompt?: InstallPrompt | undefined;
  }
}

export function savedInstallPrompt(): InstallPrompt | null {
  return window.savedInstallPrompt ?? null;
}
