import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { registeredStatements } from '#server/database/statement.ts';
import { describeStatement } from '#test/harness/describe-statement.ts';
import { nullabilityFaults } from '#test/harness/nullability-faults.ts';
import { createTestDatabase } from '#test/harness/test-database.ts';

// Reset the modules: statements declared by earlier test files would otherwise be tested here too.
vi.hoisted(() => vi.resetModules());

const source = join(import.meta.dirname, '../../src');
const declaring = globSync('**/*.ts', { cwd: source })
  .filter((file) => !file.endsWith('.test.ts'))
  .filter((file) =>
    /database\/(viewed-)?statement\.ts/.test(readFileSync(join(source, file), 'utf8')),
  );
for (const file of declaring) await import(join(source, file));

const database = await createTestDatabase();
const client = new pg.Client(database.connection);
await client.connect();
afterAll(async () => {
  await client.end();
  await database.close();
});

test('the imports of this test file register SQL statements', () => {
  expect(registeredStatements().length).toBeGreaterThan(0);
});

for (const statement of registeredStatements()) {
  test(`${statement.name} matches the types that PostgreSQL describes`, async () => {
    const found = await describeStatement(client, statement.text);
    const row = statement.row ?? {};
    expect(Object.keys(found.columns).sort(), 'column names').toEqual(Object.keys(row).sort());
    for (const [name, column] of Object.entries(row)) {
      expect(column.databaseTypes, `type of column ${name}`).toContain(found.columns[name]?.type);
    }
    expect(nullabilityFaults(statement, found)).toEqual([]);
    const parameters = Object.entries(statement.params);
    expect(found.parameters, 'number of parameters').toHaveLength(parameters.length);
    for (const [index, [name, parameter]] of parameters.entries()) {
      expect(parameter.databaseTypes, `type of :${name}`).toContain(found.parameters[index]);
    }
  });
}

test('no pipelined statement writes data or takes a row lock', async () => {
  const quick = registeredStatements().filter(({ pipelined }) => pipelined);
  expect(quick.length).toBeGreaterThan(0);
  for (const { name, text } of quick) {
    const { rows } = await client.query(`explain (generic_plan) ${text}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan, name).not.toMatch(/LockRows|(Insert|Update|Delete|Merge) on/);
  }
});
