import { displayReputation } from '@azit/rules/members/reputation';

export function temperatureText(reputation: number): string {
  return `${displayReputation(reputation).toFixed(1)}°`;
}
