import { displayReputation } from '@azit/rules/members/reputation';

/** `43.1°`. */
export function temperatureText(reputation: number): string {
  return `${displayReputation(reputation).toFixed(1)}°`;
}
