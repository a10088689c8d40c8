export const attendanceMessages = {
  question: '누가 왔나요?',
  came: '왔어요',
  contested: '확인하고 있어요',
  objection: '이의가 있어요',
  confirmed: '누가 왔는지 확인했어요',
} as const;
