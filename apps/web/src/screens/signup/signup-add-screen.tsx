import { useLoaderData } from 'react-router';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { MemberProfileStep } from './member-profile-step.tsx';
import { SocialProfileStep } from './social-profile-step.tsx';

/** Step two: after step one, or straight from a provider with a ticket, which the loader has. */
export function SignupAddScreen() {
  usePageTitle('회원가입');
  const ticket: unknown = useLoaderData();
  return typeof ticket === 'string' ? <SocialProfileStep ticket={ticket} /> : <MemberProfileStep />;
}
