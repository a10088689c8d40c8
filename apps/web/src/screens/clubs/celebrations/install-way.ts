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
  // In-app browsers cannot install the app; their user agents omit Safari or contain their own
  // name.
  const isBrowser = /Safari\//.test(userAgent) && !/inapp|FBAN|Instagram|Line\//i.test(userAgent);
  return isApple && isBrowser ? 'by-hand' : null;
}
