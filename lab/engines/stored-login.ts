import type { Session } from '../walk/session.mjs';
import type { Visitor } from './visitor.ts';

/** Puts the login of a member into the browser, on a page of the server without the app. */
export async function storeLogin(visitor: Visitor, { storageState }: Session): Promise<void> {
  await visitor.open('/robots.txt');
  const kept = storageState.origins.flatMap(({ localStorage }) => localStorage);
  const cookies = storageState.cookies.map(({ name, value }) => `${name}=${value}; path=/`);
  await visitor.tab.run(
    (values, jar) => {
      for (const { name, value } of values) localStorage.setItem(name, value);
      for (const cookie of jar) Reflect.set(document, 'cookie', cookie);
    },
    kept,
    cookies,
  );
}
