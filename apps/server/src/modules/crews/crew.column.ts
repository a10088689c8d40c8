import type {
  CrewRole,
  CrewState,
  RemovalReason,
  RhythmInterval,
} from '@azit/contract/crews/crew.field';
import type { CrewPause } from '@azit/contract/crews/crew.schema';
import { type Column, text } from '#server/database/column.ts';

// CHECK constraints allow only the values of the contract in these columns, so reading them needs
// no check.
const { databaseTypes, isNullable } = text;

export const crewRole: Column<CrewRole> = { databaseTypes, isNullable };
export const crewState: Column<CrewState> = { databaseTypes, isNullable };
export const rhythmInterval: Column<RhythmInterval> = { databaseTypes, isNullable };
export const pauseReason: Column<CrewPause['reason']> = { databaseTypes, isNullable };
export const removalReason: Column<RemovalReason> = { databaseTypes, isNullable };
