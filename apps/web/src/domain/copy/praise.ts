import { type CommentCategory, commentCategories } from '@azit/contract/reviews/comment-category';

export const commentLabels: Readonly<Record<CommentCategory, string>> = {
  CONSIDERATE: '배려심이 깊어요',
  ACTIVELY_PARTICIPATE: '적극적으로 참여해요',
  KEEP_ON_TIME: '시간 약속을 잘 지켜요',
  HAVE_FUN_NEXT_TIME: '또 만나고 싶어요',
  FEEL_COMFORTABLE: '편안하게 해 줘요',
  MOOD_MAKER: '분위기 메이커예요',
};

export const commentChoices = commentCategories.map((value) => ({
  value,
  label: commentLabels[value],
}));
