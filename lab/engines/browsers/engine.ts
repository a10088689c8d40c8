import type { Endings } from '../endings.ts';
import type { Tab } from '../tab.ts';

export const phone = { width: 390, height: 844 };

export type Engine = {
  name: 'chromium' | 'firefox' | 'webkit';
  needs: Record<string, string>;
  launch(endings: Endings): Promise<Tab>;
};
