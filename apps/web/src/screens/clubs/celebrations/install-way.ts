/** How the app gets onto the home screen of this device. */
export type InstallWay = 'prompt' | 'by-hand';

type Device = {
  hasPrompt: boolean;
  isInstalled: boolean;
  isApple: boolean;
  userAgent: string;
};

/** Null where it is there already, or where the browser cannot put it there. */
export function installWay({
  hasPrompt,
  isInstalled,
  isApple,
  userAgent,
}: Device): InstallWay | null {
  if (isInstalled) return null;
  if (hasPrompt) return 'prompt';
  // The windows of other apps have no home screen to offer; they leave Safari out, or say what they are.
  const isBrowser = /Safari\//.test(userAgent) && !/inapp|FBAN|Instagram|Line\//i.test(userAgent);
  return isApple && isBrowser ? 'by-hand' : null;
}
