import { displayReputation } from '@azit/rules/members/reputation';

export type Temperature = { value: number; percent: number; shown: string; spoken: string };

export function toTemperature(reputation: number): Temperature {
  const value = displayReputation(reputation);
  const digits = value.toFixed(1);
  return {
    value,
    percent: Math.min(100, Math.max(0, value)),
    shown: `${digits}°`,
    spoken: `${digits}도`,
  };
}
