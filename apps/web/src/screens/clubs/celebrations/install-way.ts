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
  // The browsers inside other apps cannot install. Their user agents omit Safari or contain the
  // name of the app.
  const isBrowser = /Safari\//.test(userAgent) && !/inapp|FBAN|Instagram|Line\//i.test(userAgent);
  return isApple && isBrowser ? 'by-hand' : null;
}
