import { type ProfileForm, thisYear } from './profile-form.ts';
import type { SignUpDraft } from './sign-up-draft.ts';

export function startingProfile(draft: SignUpDraft, now: Date): ProfileForm {
  const { nickname, aboutMe, birthYear, gender, categorySmallId } = draft;
  return { nickname, aboutMe, birthYear: birthYear || thisYear(now), gender, categorySmallId };
}
