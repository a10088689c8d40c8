import { attempt, type Play } from '../play.ts';
import { openClub } from '../world.ts';
import { chat } from './chat.ts';
import { crop } from './crop.ts';
import { confirmLogOut, sheets } from './dialogs.ts';
import { accept, apply } from './join.ts';
import { recoverPassword } from './recover-password.ts';
import { signUp } from './sign-up.ts';

/** A newcomer's whole way, with the host beside. */
export async function playActs(play: Play): Promise<void> {
  const club = await openClub(play.world.host, `${play.engine} 모임`);
  let name = '';
  await attempt(play, 'sign-up', async () => {
    name = await signUp(play);
  });
  await attempt(play, 'apply', () => apply(play, club));
  await attempt(play, 'accept', () => accept(play, club, name));
  await attempt(play, 'chat', () => chat(play, club));
  await attempt(play, 'crop', () => crop(play));
  await attempt(play, 'sheets', () => sheets(play));
  await attempt(play, 'question', () => confirmLogOut(play));
  await attempt(play, 'password by mail', () => recoverPassword(play, `${name}@azit.test`));
}
