import { sessionStore } from '#web/session/session.ts';

/**
 * Keeps the device's subscription in step with the session: told to the server at the start of a
 * visit and at a login, given up at a logout, so that the next member gets no pushes of the last.
 */
export function keepPushCurrent(): void {
  if (sessionStore.getState().session) void renew();
  sessionStore.subscribe((now, before) => {
    if (now.session?.memberId === before.session?.memberId) return;
    void (now.session ? renew() : forget());
  });
}

async function renew(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { renewPush } = await import('#web/domain/device-push.ts');
  // Without a connection now, the next visit tells it.
  await renewPush().catch(() => undefined);
}

async function forget(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { forgetPush } = await import('#web/domain/device-push.ts');
  await forgetPush().catch(() => undefined);
}
