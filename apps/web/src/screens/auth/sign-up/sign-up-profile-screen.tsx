import { useLoaderData } from 'react-router';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { MemberProfileStep } from './member-profile-step.tsx';
import { SocialProfileStep } from './social-profile-step.tsx';

export function SignUpProfileScreen() {
  usePageTitle('회원가입');
  const ticket: unknown = useLoaderData();
  return typeof ticket === 'string' ? <SocialProfileStep ticket={ticket} /> : <MemberProfileStep />;
}
