import type { Endings } from '../endings.ts';
import type { Tab } from '../tab.ts';

export const phone = { width: 390, height: 844 };

export type Engine = {
  name: 'chromium' | 'firefox' | 'webkit';
  /** The programs it needs, and the Debian package of each. */
  needs: Record<string, string>;
  /** Starts a separate browser, as wide as a phone, with an empty profile. */
  launch(endings: Endings): Promise<Tab>;
};
