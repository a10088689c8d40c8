import { highlightedWord, mailsTo } from '../../../e2e/mailbox.ts';
import { until } from '../../processes/until.ts';
import type { Play } from '../play.ts';
import { alertButton, button, field } from '../target.ts';
import { logIn } from './sign-up.ts';

const MAIL_LIMIT_MS = 20_000;

export async function recoverPassword(play: Play, email: string): Promise<void> {
  const { guest, world } = play;
  await guest.open('/findpw');
  await guest.fill(field('이메일'), email);
  await guest.press(button('인증번호 보내기'));
  await guest.read('인증번호를 이메일로 보냈어요.');
  await guest.press(alertButton);
  await guest.fill(field('인증번호'), await mailed(world.dataDir, email, 1));
  await guest.press(button('임시 비밀번호 받기'));
  await guest.read('임시 비밀번호를 이메일로 보냈어요.');
  await guest.press(alertButton);
  await guest.isAt('/login');
  await logIn(play, await mailed(world.dataDir, email, 2));
  await guest.isAt('/userpage/resetpw');
}

async function mailed(dataDir: string, email: string, count: number): Promise<string> {
  let mails: string[] = [];
  const what = `mail ${count} to ${email}`;
  // Select mails with an indented line: it contains the code or the temporary password, and other
  // mails have no such line.
  await until(what, MAIL_LIMIT_MS, async () => {
    mails = (await mailsTo(email, dataDir)).filter((text) => /^ {4}\S+$/m.test(text));
    return mails.length >= count;
  });
  return highlightedWord(mails.at(-1) ?? '');
}
