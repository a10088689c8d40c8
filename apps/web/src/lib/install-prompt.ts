type InstallPrompt = {
  /** Prompts the visitor; works once, and only after a tap. */
  prompt: () => Promise<unknown>;
};

declare global {
  interface Window {
    /** Set by public/install.js: the event may fire before any module runs. */
    savedInstallPrompt?: InstallPrompt | undefined;
  }
}

export function savedInstallPrompt(): InstallPrompt | null {
  return window.savedInstallPrompt ?? null;
}
