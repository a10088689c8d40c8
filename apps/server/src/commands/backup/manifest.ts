import * as z from 'zod/mini';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const part = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });
export type Part = z.infer<typeof part>;

const identifier = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/));

const table = z.object({ name: identifier, columns: z.array(identifier), rows: z.int() });
export type SavedTable = z.infer<typeof table>;

const sequence = z.object({
  table: identifier,
  column: identifier,
  lastValue: z.string().check(z.regex(/^\d{1,19}$/)),
  isCalled: z.boolean(),
});
export type SavedSequence = z.infer<typeof sequence>;

const migration = z.object({ number: z.int(), name: z.string(), checksum: z.string() });
export type SavedMigration = z.infer<typeof migration>;

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  migrations: z.array(migration),
  tables: z.array(table),
  sequences: z.array(sequence),
  lostImages: z.array(z.string()),
  parts: z.array(part),
});
export type Manifest = z.infer<typeof manifestSchema>;

export function tablePart(table: string): string {
  return `tables/${table}.copy`;
}
