import { attempt, type Play } from '../play.ts';
import { openClub } from '../world.ts';
import { chat } from './chat.ts';
import { crop } from './crop.ts';
import { confirmLogOut, sheets } from './dialogs.ts';
import { accept, apply } from './join.ts';
import { recoverPassword } from './recover-password.ts';
import { signUp } from './sign-up.ts';

export async function playActs(play: Play): Promise<void> {
  const club = await openClub(play.world.host, `${play.engine} 모임`);
  const both = [play.guest, play.host];
  let name = '';
  await attempt(play, 'sign-up', both, async () => {
    name = await signUp(play);
  });
  await attempt(play, 'apply', both, () => apply(play, club));
  await attempt(play, 'accept', both, () => accept(play, club, name));
  await attempt(play, 'chat', both, () => chat(play, club));
  await attempt(play, 'crop', both, () => crop(play));
  await attempt(play, 'sheets', both, () => sheets(play));
  await attempt(play, 'question', both, () => confirmLogOut(play));
  await attempt(play, 'password by mail', both, () => recoverPassword(play, `${name}@azit.test`));
}
