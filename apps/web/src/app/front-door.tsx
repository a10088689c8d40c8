import { lazy } from 'react';
import { useSession } from '#web/session/session.ts';

const Home = lazy(async () => ({
  default: (await import('#web/screens/discovery/home/home-screen.tsx')).HomeScreen,
}));
const Landing = lazy(async () => ({
  default: (await import('#web/screens/discovery/landing/landing-screen.tsx')).LandingScreen,
}));

const LoginPrompt = lazy(async () => ({
  default: (await import('#web/app/login-prompt.tsx')).LoginPrompt,
}));

export function FrontDoor() {
  const session = useSession();
  return (
    <>
      {session ? <Home /> : <Landing />}
      {!session && <LoginPrompt />}
    </>
  );
}
