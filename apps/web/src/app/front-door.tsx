import { lazy } from 'react';
import { LoginPrompt } from '#web/app/login-prompt.tsx';
import { useSession } from '#web/lib/session.ts';

const Home = lazy(async () => ({
  default: (await import('#web/screens/home/home-screen.tsx')).HomeScreen,
}));
const Landing = lazy(async () => ({
  default: (await import('#web/screens/landing/landing-screen.tsx')).LandingScreen,
}));

/** One address, two faces: what azit is for a guest, the feed for a member. */
export function FrontDoor() {
  const session = useSession();
  return (
    <>
      {session ? <Home /> : <Landing />}
      {!session && <LoginPrompt />}
    </>
  );
}
