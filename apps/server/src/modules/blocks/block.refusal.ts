import { MAX_BLOCKS } from '@azit/contract/blocks/blocks.endpoints';
import { Refusal } from '#server/runtime/refusal.ts';

export function blockSelf(): Refusal {
  return new Refusal(400, 'BLOCK_SELF', '나를 차단할 수는 없어요.');
}

export function tooManyBlocks(): Refusal {
  const most = MAX_BLOCKS.toLocaleString('ko-KR');
  const message = `${most}명까지 차단할 수 있어요. 다른 사람의 차단을 먼저 풀어 주세요.`;
  return new Refusal(409, 'TOO_MANY_BLOCKS', message);
}
