import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
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
import { listNicknames } from '#server/commands/seed-demo/content/demo-club.ts';
import { demoClubs } from '#server/commands/seed-demo/content/demo-clubs.ts';
import { demoMembers } from '#server/commands/seed-demo/content/demo-members.ts';
import { reviewTexts } from '#server/commands/seed-demo/content/demo-review-texts.ts';
import { demoReviews } from '#server/commands/seed-demo/content/demo-reviews.ts';
import { demoRooms } from '#server/commands/seed-demo/content/demo-rooms.ts';

const memberByNickname = new Map(demoMembers.map((member) => [member.nickname, member]));

test('every demo member satisfies the validation rules for members', () => {
  expect(memberByNickname.size).toBe(24);
  for (const member of demoMembers) {
    z.parse(nickname, member.nickname);
    z.parse(aboutMe, member.aboutMe);
    z.parse(interests, [...member.interests]);
  }
});

// covers P8.1 (docs/coverage-statements.md)
test('every demo club is valid, and all its members satisfy its admission limits', () => {
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
    if (club.rejected !== undefined) z.parse(joinAnswer, club.rejected[1]);
    const outside = [...(club.waiting ?? []), ...(club.rejected ? [club.rejected] : [])];
    const people = [...listNicknames(club), ...outside.map(([name]) => name)];
    expect(new Set(people).size, club.name).toBe(people.length);
    expect(club.joined.length, club.name).toBeLessThanOrEqual(club.limit);
    for (const name of people) {
      const member = memberByNickname.get(name);
      const [min, max] = club.years ?? [0, 9999];
      expect(member?.birthYear, `${name} in ${club.name}`).toBeGreaterThanOrEqual(min);
      expect(member?.birthYear, `${name} in ${club.name}`).toBeLessThanOrEqual(max);
      if (club.gender === 'FEMALE_ONLY') expect(member?.gender).toBe('FEMALE');
    }
  }
});

// covers P8.1 (docs/coverage-statements.md)
test('the demo clubs cover all 35 categories', () => {
  expect(new Set(demoClubs.map(({ category }) => category)).size).toBe(35);
});

test('no two demo titles, introductions, questions, reviews or messages are equal', () => {
  const said = demoRooms.flatMap(({ messages }) => messages.flatMap(({ text }) => text ?? []));
  const written = demoReviews.flatMap(({ body }) => body ?? []);
  const sentences = [
    ...demoClubs.flatMap(({ name, info, question }) => [name, info, question]),
    ...demoMembers.map(({ aboutMe: about }) => about),
    ...said,
    ...written,
  ];
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  const words = Object.values(reviewTexts).flat();
  expect(written, 'every author was there').toHaveLength(words.length);
});

test('every author of a message in a demo room is a member of that room', () => {
  for (const { of, messages } of demoRooms) {
    const club = demoClubs.find(({ name }) => name === of);
    const people = club === undefined ? of : listNicknames(club);
    for (const { by } of messages) expect(people, String(of)).toContain(by);
  }
});

// covers P8.2 (docs/coverage-statements.md)
test('every demo club and every demo member has a unique picture', () => {
  const folder = join(import.meta.dirname, '../../../src/commands/seed-demo/images');
  const whole = readdirSync(folder).filter((name) => !name.endsWith('.card.webp'));
  expect(whole, 'and one is sent in a room').toHaveLength(60 + 24 + 1);
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  expect(new Set(whole.map(hash)).size).toBe(whole.length);
});

const PICTURES_BYTES = 1_500_000;

test('the demo pictures have at most 1.5 MB in total', () => {
  const folder = join(import.meta.dirname, '../../../src/commands/seed-demo/images');
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(PICTURES_BYTES);
});
