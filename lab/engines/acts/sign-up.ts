import { newName } from '../../../e2e/member.ts';
import { signUpPassword } from '../../../e2e/sign-up-form.ts';
import { type Play, photograph } from '../play.ts';
import { alertButton, button, choice, field, link } from '../target.ts';

export async function signUp(play: Play): Promise<string> {
  const { guest, world } = play;
  const name = newName();
  await guest.open('/login');
  await guest.press(link('회원가입'));
  await guest.fill(field('닉네임'), name);
  await guest.press(button('닉네임 중복 확인'));
  await guest.read('사용할 수 있는 닉네임이에요.');
  await guest.fill(field('이메일'), `${name}@azit.test`);
  await guest.press(button('이메일 중복 확인'));
  await guest.read('사용할 수 있는 이메일이에요.');
  await guest.fill(field('비밀번호'), signUpPassword);
  await guest.fill(field('비밀번호 확인'), signUpPassword);
  await guest.press(button('다음'));
  await guest.isAt('/signup/add');
  await fillProfile(play, world.largePhoto);
  await photograph(play, 'sign-up, second step', guest);
  await guest.press(button('다음'));
  await guest.read('이대로 가입할까요?');
  await photograph(play, 'sign-up, summary', guest);
  await guest.press(button('가입하기'));
  await guest.read('회원가입을 마쳤어요.');
  await guest.press(alertButton);
  await guest.isAt('/login');
  await logIn(play, signUpPassword);
  await guest.isAt('/');
  return name;
}

async function fillProfile({ guest }: Play, photo: string): Promise<void> {
  await guest.waitFor(
    'the field of the photo',
    () => document.querySelector('input[type=file]') !== null,
  );
  await guest.tab.attach('input[type=file]', photo);
  await guest.waitFor('the photo', () => document.querySelector('main img[src^="blob:"]') !== null);
  await guest.fill(field('자기소개'), '조용한 모임을 좋아해요.');
  await guest.tab.run(() => {
    const list = document.querySelector('select');
    if (list === null) return;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, '1994');
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await guest.press(choice('독서'));
}

export async function logIn({ guest }: Play, password: string): Promise<void> {
  await guest.fill(field('비밀번호'), password);
  await guest.press(button('로그인'));
}
