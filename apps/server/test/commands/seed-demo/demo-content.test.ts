import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cancelReason,
  changeNote,
  clubInfo,
  clubName,
  joinAnswer,
  joinQuestion,
  onlineLink,
} from '@azit/contract/clubs/club.field';
import { aboutMe, interests, nickname } from '@azit/contract/members/member.field';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { demoClubs } from '#server/commands/seed-demo/demo-clubs.ts';
import { demoMembers } from '#server/commands/seed-demo/demo-members.ts';

const memberOf = new Map(demoMembers.map((member) => [member.nickname, member]));

test('every demo member passes the rules for members', () => {
  expect(memberOf.size).toBe(24);
  for (const member of demoMembers) {
    z.parse(nickname, member.nickname);
    z.parse(aboutMe, member.aboutMe);
    z.parse(interests, [...member.interests]);
  }
});

// covers P8.1
test('every demo club keeps the rules, and every member of it may join it', () => {
  expect(demoClubs).toHaveLength(60);
  expect(new Set(demoClubs.map(({ name }) => name)).size).toBe(60);
  for (const club of demoClubs) {
    z.parse(clubName, club.name);
    z.parse(clubInfo, club.info);
    z.parse(joinQuestion, club.question);
    for (const [, answer] of club.waiting ?? []) z.parse(joinAnswer, answer);
    if (club.link !== undefined) z.parse(onlineLink, club.link);
    if (club.cancelled !== undefined) z.parse(cancelReason, club.cancelled.reason);
    if (club.moved !== undefined) z.parse(changeNote, club.moved.note);
    const people = [...club.joined, ...(club.waiting ?? []).map(([name]) => name)];
    expect(new Set(people).size, club.name).toBe(people.length);
    expect(club.joined.length, club.name).toBeLessThanOrEqual(club.limit);
    for (const name of people) {
      const member = memberOf.get(name);
      const [min, max] = club.years ?? [0, 9999];
      expect(member?.birthYear, `${name} in ${club.name}`).toBeGreaterThanOrEqual(min);
      expect(member?.birthYear, `${name} in ${club.name}`).toBeLessThanOrEqual(max);
      if (club.gender === 'FEMALE_ONLY') expect(member?.gender).toBe('FEMALE');
    }
  }
});

// covers P8.1
test('all 35 categories and the next seven days have clubs, today also shortly before midnight', () => {
  expect(new Set(demoClubs.map(({ category }) => category)).size).toBe(35);
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    expect(demoClubs.filter((club) => club.day === day).length, `day ${day}`).toBeGreaterThan(3);
  }
  expect(demoClubs.some((club) => club.day === 0 && club.time === '23:59')).toBe(true);
});

// covers P8.2
test('every demo club and every demo member has its own picture', () => {
  const folder = join(import.meta.dirname, '../../../src/commands/seed-demo/images');
  const whole = readdirSync(folder).filter((name) => !name.endsWith('.card.webp'));
  expect(whole).toHaveLength(60 + 24);
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  expect(new Set(whole.map(hash)).size).toBe(whole.length);
});
