import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readTheme, writeTheme } from '#web/ui/theme.ts';
import { readStored, sessionKeys, writeRefreshToken, writeStored } from './storage.ts';

export type Session = {
  memberId: number;
  nickname: string;
  email: string;
  profileUrl: string | null;
  profileName: string | null;
};

export type Tokens = {
  /** The Authorization header as received, including `Bearer `. */
  accessToken: string;
  refreshToken: string;
};

export type Profile = Pick<Session, 'nickname' | 'profileUrl' | 'profileName'>;

export type GuestReason = 'none' | 'left' | 'left-elsewhere' | 'expired';

export type SessionState = { session: Session | null; reason: GuestReason };

function storedSession(): Session | null {
  const memberId = Number(readStored('memberId'));
  if (readStored('accessToken') === null || !Number.isSafeInteger(memberId) || memberId < 1) {
    return null;
  }
  return {
    memberId,
    nickname: readStored('nickname') ?? '',
    email: readStored('email') ?? '',
    profileUrl: readStored('profileUrl'),
    profileName: readStored('profileName'),
  };
}

export const sessionStore = createStore<SessionState>(() => ({
  session: storedSession(),
  reason: 'none',
}));

export function storeTokens({ accessToken, refreshToken }: Tokens): void {
  // Write the cookie first: other tabs combine a new access token with the refresh token of the
  // cookie.
  writeRefreshToken(refreshToken);
  writeStored('accessToken', accessToken);
}

export function logIn(tokens: Tokens, member: Session): void {
  writeProfile(member);
  writeStored('email', member.email);
  writeStored('memberId', String(member.memberId));
  writeStored('isLocation', 'false');
  storeTokens(tokens);
  sessionStore.setState({ session: storedSession(), reason: 'none' });
}

let isLeavingHere = false;

/**
 * During a withdrawal, the server refuses requests that are still pending. These refusals must not
 * be reported as an expired session.
 */
export function setLeavingHere(leaving: boolean): void {
  isLeavingHere = leaving;
}

export function expireSession(): void {
  if (isLoggedIn() && !isLeavingHere) logOut('expired');
}

export function logOut(reason: 'left' | 'expired' = 'left'): void {
  isLeavingHere = false;
  writeRefreshToken(null);
  const theme = readTheme();
  localStorage.clear();
  // The theme belongs to the device, not to the member, so a logout does not remove it.
  writeTheme(theme);
  sessionStore.setState({ session: null, reason });
}

export function updateProfile(change: Partial<Profile>): void {
  const { session } = sessionStore.getState();
  if (!session) return;
  writeProfile({ ...session, ...change });
  sessionStore.setState({ session: storedSession() });
}

function writeProfile(profile: Profile): void {
  writeStored('nickname', profile.nickname);
  writeStored('profileUrl', profile.profileUrl);
  writeStored('profileName', profile.profileName);
}

export function followOtherTabs(): () => void {
  function onStorage(event: StorageEvent): void {
    const ours = event.key === null || sessionKeys.some((key) => key === event.key);
    if (!ours) return;
    const { session: before } = sessionStore.getState();
    const session = storedSession();
    const left = before !== null && session === null;
    sessionStore.setState(left ? { session, reason: 'left-elsewhere' } : { session });
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function isLoggedIn(): boolean {
  return sessionStore.getState().session !== null;
}

export function useSession(): Session | null {
  return useStore(sessionStore, (state) => state.session);
}
