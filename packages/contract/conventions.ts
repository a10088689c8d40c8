/** Shown at the top of openapi.json: what holds for every call. */
export const CONVENTIONS = `
모든 시각은 서울 시간대의 벽시계예요. \`createdAt\` 같은 시점은 UTC의 ISO 8601이에요.

로그인과 재발급 응답의 \`Authorization\`, \`Refresh\` 헤더에 토큰이 있어요. 액세스 토큰은 30분 동안 쓸 수 있어요.
거절은 모두 \`Error\` 모양이고, \`message\`는 사람에게 그대로 보여 줄 수 있어요.
그림은 \`fileUrl\` + \`/\` + \`fileName\`에 있어요.

## 너그럽게 받는 것

응답은 언제나 이 문서와 같은 모양이에요. 요청은 이런 모양도 받아요.

- 정수는 숫자로 된 글자(\`"7"\`)로 보내도 돼요.
- 태어난 해는 숫자(\`1994\`)로 보내도 돼요. \`birthYearMin\`, \`birthYearMax\`의 빈 글자(\`""\`)는 null과 같아요.
- 시간은 \`HH:mm\`이나 \`HH:mm:ss\`로 보내요. 응답은 \`HH:mm:ss\`예요.
- 온라인 아지트의 \`location\`은 무엇이든 되고, null로 저장해요.
- \`area\`는 한 곳이면 한 번, 여러 곳이면 되풀이해서 보내요.
- 글은 앞뒤 빈칸을 떼고, 자모를 모아서(NFC) 글자 수를 세요.
- \`Authorization\`과 \`Refresh\`의 \`Bearer\`는 대소문자를 가리지 않고, 빼도 돼요.
- 누구나 부를 수 있는 요청에서는 끝난 토큰을 무시해요.
- 경로 끝의 \`/\` 하나와 모르는 키는 무시해요.
`.trim();
