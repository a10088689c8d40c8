export type InstallWay = 'prompt' | 'by-hand';

type Device = {
  hasPrompt: boolean;
  isInstalled: boolean;
  isApple: boolean;
  userAgent: string;
};

export function installWay({
  hasPrompt,
  isInstalled,
  isApple,
  userAgent,
}: Device): InstallWay | null {
  if (isInstalled) return null;
  if (hasPrompt) return 'prompt';
  // In-app browsers cannot install; their user agents omit Safari or name themselves.
  const isBrowser = /Safari\//.test(userAgent) && !/inapp|FBAN|Instagram|Line\//i.test(userAgent);
  return isApple && isBrowser ? 'by-hand' : null;
}
