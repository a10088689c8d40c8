import type { Theme } from '#web/ui/theme.ts';

export const themeMessages = {
  title: '화면 밝기',
  names: { device: '기기에 맞춤', light: '밝게', dark: '어둡게' } satisfies Record<Theme, string>,
};
