import * as z from 'zod/mini';
import { integer, text } from '../field.ts';

export const SEARCH_KEYWORD_MAX = 50;

export const searchWords = {
  keyword: text({
    min: 1,
    max: SEARCH_KEYWORD_MAX,
    message: '검색어를 1~50자로 입력해 주세요.',
  }),
  exact: z.optional(integer(1, 1, '그대로 찾으려면 exact=1로 보내 주세요.')),
};
