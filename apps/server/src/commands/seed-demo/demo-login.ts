import { demoMembers } from './content/demo-members.ts';

export const DEMO_PASSWORD = 'azit1234!';

export function demoEmail(index: number): string {
  return `demo${index + 1}@azit.example`;
}

export const demoLogins = [
  { email: demoEmail(0), nickname: demoMembers[0]?.nickname, who: '신청이 들어온 호스트' },
  { email: demoEmail(1), nickname: demoMembers[1]?.nickname, who: '평범한 회원' },
];
