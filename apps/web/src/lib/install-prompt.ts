type InstallPrompt = {
  /** Opens the browser's install prompt, which is allowed once and only after a tap. */
  prompt: () => Promise<unknown>;
};

declare global {
  interface Window {
    /** Stored by public/install.js: the event may fire before any module runs. */
    savedInstallPrompt?: InstallPrompt | undefined;
  }
}

export function savedInstallPrompt(): InstallPrompt | null {
  return window.savedInstallPrompt ?? null;
}
