export const themes = ['device', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const key = 'theme';

export function readTheme(): Theme {
  const stored = localStorage.getItem(key);
  return themes.find((theme) => theme === stored) ?? 'device';
}

/**
 * Browsers fire `storage` only in other tabs, where theme.js handles it. This tab applies the theme
 * itself.
 */
export function writeTheme(theme: Theme): void {
  if (theme === readTheme()) return;
  if (theme === 'device') localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
