/** What a browser offers where the app can be installed and is not; some browsers do not. */
type InstallPrompt = {
  /** Asks the visitor; works once, and only from a tap. */
  prompt: () => Promise<unknown>;
};

declare global {
  interface Window {
    /** public/install.js keeps it here: the offer may come before any module. */
    keptInstallPrompt?: InstallPrompt | undefined;
  }
}

export function keptInstallPrompt(): InstallPrompt | null {
  return window.keptInstallPrompt ?? null;
}
