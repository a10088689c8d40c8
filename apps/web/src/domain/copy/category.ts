export const largeCategoryNames: Readonly<Record<number, string>> = {
  1: '문화/예술',
  2: '운동/액티비티',
  3: '푸드/드링크',
  4: '취미',
  5: '여행/동행',
  6: '창작',
  7: '성장/자기계발',
};

type SmallCategory = { categoryLargeId: number; categoryName: string };

export function categoryText({ categoryLargeId, categoryName }: SmallCategory): string {
  return [largeCategoryNames[categoryLargeId], categoryName].filter(Boolean).join(' · ');
}
