import type { TestMember } from '#test/factories/member-factory.ts';

export const roles = ['host', 'joined', 'other', 'waiting', 'fan'] as const;
export type Role = (typeof roles)[number];

export type Cast = Record<Role, TestMember>;
