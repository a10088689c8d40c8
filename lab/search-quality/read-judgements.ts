import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readLines, type WorldClub } from './read-world.ts';

export type Judgement = {
  kind: string;
  keyword: string;
  grades: ReadonlyMap<string, number>;
};

const directory = join(import.meta.dirname, 'judgements');

/**
 * A line is `query | tags=grade, …`: tags joined by `&` must all match, and the highest grade
 * counts. `@독서` matches a category, `이름:볼더링` a name. Throws if tags match no club, because after a
 * typo no search result could match.
 */
export function readJudgements(world: readonly WorldClub[]): Judgement[] {
  return readdirSync(directory)
    .toSorted()
    .flatMap((file) =>
      readLines(join(directory, file)).map((line) => {
        const [keyword = '', wanted = ''] = line.split('|').map((part) => part.trim());
        return { kind: basename(file, '.txt'), keyword, grades: readGrades(wanted, world) };
      }),
    );
}

function readGrades(wanted: string, world: readonly WorldClub[]): Map<string, number> {
  const grades = new Map<string, number>();
  for (const part of wanted.split(',').filter(Boolean)) {
    const [tags = '', grade] = part.trim().split('=');
    const found = world.filter((club) => tags.split('&').every((tag) => isTagged(club, tag)));
    if (found.length === 0) throw new Error(`No club is ${tags}`);
    for (const { name } of found) {
      grades.set(name, Math.max(grades.get(name) ?? 0, Number(grade)));
    }
  }
  return grades;
}

function isTagged({ name, tags }: WorldClub, tag: string): boolean {
  const [, piece] = tag.split('이름:');
  return piece === undefined ? tags.has(tag) : name.includes(piece);
}
