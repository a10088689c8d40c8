import { Outlet } from 'react-router';
import { BootMark } from '#web/app/boot-mark.tsx';
import { useSession } from '#web/session/session.ts';

/** After the session ended the mark replaces the page until the login is loaded. */
export function MembersOnly() {
  return useSession() ? <Outlet /> : <BootMark />;
}
