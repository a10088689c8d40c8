import type { Theme } from '#web/ui/theme.ts';

export const themeMessages = {
  title: '화면 테마',
  names: { device: '기기 설정대로', light: '밝은 화면', dark: '어두운 화면' } satisfies Record<
    Theme,
    string
  >,
};
