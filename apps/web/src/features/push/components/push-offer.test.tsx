import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PushOffer } from './push-offer.tsx';

afterEach(() => vi.unstubAllGlobals());

function useBrowser(permission: NotificationPermission): void {
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('PushManager', {});
  const getRegistration = () => new Promise(() => undefined);
  vi.stubGlobal('navigator', { userAgent: '', serviceWorker: { getRegistration } });
}

test.each([
  ['default', 'is shown at once', 1],
  ['granted', 'is not shown before the browser has replied', 0],
] as const)('with the permission %s the push offer %s', (permission, _, offers) => {
  useBrowser(permission);
  const { container } = render(<PushOffer />);
  expect(container.querySelectorAll('section')).toHaveLength(offers);
});
