export const oauthMessages = {
  'oauth-denied': '소셜 로그인을 취소했어요. 다시 시도하거나 이메일로 로그인해 주세요.',
  'oauth-failed': '소셜 로그인을 마치지 못했어요. 다시 시도해 주세요.',
  'oauth-no-email': '이메일 제공에 동의해야 소셜 로그인을 쓸 수 있어요.',
  'oauth-email-taken': '이미 가입한 이메일이에요. 이메일과 비밀번호로 로그인해 주세요.',
  'oauth-suspended': '이용이 정지된 계정이에요. 운영자에게 문의해 주세요.',
} as const;

export type OauthMessage = keyof typeof oauthMessages;
