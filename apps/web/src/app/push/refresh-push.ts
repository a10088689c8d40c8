import { sessionStore } from '#web/session/session.ts';

/**
 * At a logout, removes the push subscription of this browser, so that the next member does not get
 * the previous member's pushes.
 */
export function refreshPush(): void {
  if (sessionStore.getState().session) void renew();
  sessionStore.subscribe((now, before) => {
    if (now.session?.memberId === before.session?.memberId) return;
    void (now.session ? renew() : forget());
  });
}

async function renew(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { renewPush } = await import('#web/domain/device-push.ts');
  await renewPush().catch(() => undefined);
}

async function forget(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { forgetPush } = await import('#web/domain/device-push.ts');
  await forgetPush().catch(() => undefined);
}
