const MIN_LENGTH = 32;
const MIN_DIFFERENT = 8;

export function findSecretWeakness(secret: string): string | undefined {
  if (secret.length < MIN_LENGTH) return `needs at least ${MIN_LENGTH} characters`;
  if (new Set(secret).size < MIN_DIFFERENT) {
    return `needs at least ${MIN_DIFFERENT} different characters, best made by chance`;
  }
  if (isRepeated(secret)) return 'must not be one piece of text repeated, best made by chance';
  return undefined;
}

function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return true;
  }
  return false;
}
