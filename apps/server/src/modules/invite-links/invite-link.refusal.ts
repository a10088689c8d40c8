import { Refusal } from '#server/runtime/refusal.ts';

export function inviteEnded(): Refusal {
  return new Refusal(410, 'INVITE_ENDED', '이 초대 링크는 끝났어요.');
}

export function inviteLinkNotFound(): Refusal {
  return new Refusal(404, 'INVITE_LINK_NOT_FOUND', '초대 링크를 찾을 수 없어요.');
}

export function tooManyInviteLinks(): Refusal {
  const message = '초대 링크는 스무 개까지 쓸 수 있어요. 쓰지 않는 링크를 끝내 주세요.';
  return new Refusal(409, 'TOO_MANY_INVITE_LINKS', message);
}
