/** What a browser offers where the app can be installed and is not; some browsers do not. */
export type InstallPrompt = Event & {
  /** Asks the visitor; works once, and only from a tap. */
  prompt: () => Promise<unknown>;
};

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

let kept: InstallPrompt | null = null;

/** From the start on: the browser offers it once for each visit, and would ask by itself on arrival. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event;
  });
  window.addEventListener('appinstalled', () => {
    kept = null;
  });
}

export function keptInstallPrompt(): InstallPrompt | null {
  return kept;
}
