import type { Session } from '../walk/session.mjs';
import type { Visitor } from './visitor.ts';

export async function storeLogin(visitor: Visitor, { storageState }: Session): Promise<void> {
  await visitor.open('/robots.txt');
  const values = storageState.origins.flatMap(({ localStorage }) => localStorage);
  const cookies = storageState.cookies.map(({ name, value }) => `${name}=${value}; path=/`);
  await visitor.tab.run(
    (stored, jar) => {
      for (const { name, value } of stored) localStorage.setItem(name, value);
      for (const cookie of jar) Reflect.set(document, 'cookie', cookie);
    },
    values,
    cookies,
  );
}
