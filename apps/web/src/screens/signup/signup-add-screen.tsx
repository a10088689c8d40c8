import { useSearchParams } from 'react-router';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { MemberProfileStep } from './member-profile-step.tsx';
import { SocialProfileStep } from './social-profile-step.tsx';

/** Step two: after step one, or straight from a provider with a ticket. */
export function SignupAddScreen() {
  usePageTitle('회원가입');
  const [query] = useSearchParams();
  const ticket = query.get('ticket');
  return ticket ? <SocialProfileStep ticket={ticket} /> : <MemberProfileStep />;
}
