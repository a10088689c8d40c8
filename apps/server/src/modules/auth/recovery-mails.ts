import type { MailContent } from '#server/mail/mail.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';

export function recoveryCodeMail(nickname: string, code: string): MailContent {
  return layOutMail({
    subject: '[아지트] 비밀번호 찾기 인증번호',
    greeting: `${nickname}님, 비밀번호 찾기 화면에 이 인증번호를 입력해 주세요.`,
    highlight: code,
    notes: [
      '인증번호는 10분 동안 한 번만 쓸 수 있어요.',
      '새로 받으면 앞서 받은 번호는 쓸 수 없어요.',
      '내가 요청하지 않았다면 이 메일을 무시해 주세요. 비밀번호는 그대로예요.',
    ],
  });
}

/** A stranger may have set the removed password, so the text does not say “your password”. */
export function passwordClearedMail(nickname: string, provider: string): MailContent {
  return layOutMail({
    subject: '[아지트] 소셜 로그인을 연결했어요',
    greeting: `${nickname}님, 이제 이 계정으로 아지트에 로그인할 수 있어요.`,
    highlight: provider,
    notes: [
      '이메일 주인인지 확인하기 전에 정한 비밀번호라서, 안전을 위해 지우고 모든 기기에서 로그아웃했어요.',
      '비밀번호로도 로그인하려면 비밀번호 찾기에서 새로 받아 주세요.',
    ],
  });
}

export function temporaryPasswordMail(nickname: string, password: string): MailContent {
  return layOutMail({
    subject: '[아지트] 임시 비밀번호',
    greeting: `${nickname}님, 이 임시 비밀번호로 로그인해 주세요.`,
    highlight: password,
    notes: [
      '24시간 동안 쓸 수 있어요. 로그인하면 바로 새 비밀번호로 바꿔 주세요.',
      '안전을 위해 로그인되어 있던 모든 기기에서 로그아웃했어요.',
    ],
  });
}
