import { useEffect } from 'react';

const appName = '아지트';

export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${appName}` : appName;
  }, [title]);
}
