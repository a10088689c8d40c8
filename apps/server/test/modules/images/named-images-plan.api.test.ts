import { expect } from 'vitest';
import { selectNamedImages } from '#server/modules/images/image.repository.ts';
import { explainOnManyClubs } from '#test/factories/explain-on-many-clubs.ts';
import { server, test } from '#test/harness/server-test.ts';

test.override({ checksInvariants: false });

test('the clubs that use an image are found through the index on image names', async () => {
  const plans = await explainOnManyClubs(server.context, [selectNamedImages], `'{a.webp}'`);
  const plan = plans.get(selectNamedImages.name);
  expect(plan).toContain('clubs_image');
  expect(plan).not.toContain('Seq Scan on clubs');
});
