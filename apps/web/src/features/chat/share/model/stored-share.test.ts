import { afterEach, describe, expect, test, vi } from 'vitest';
import { postShare, share, sharedFile, shareWorker } from '#web/testing/share-worker.ts';
import { storagePerTest } from '#web/testing/storage-per-test.ts';
import { dropShare, readShare, takeShare } from './stored-share.ts';

storagePerTest();
afterEach(() => {
  vi.useRealTimers();
});

const link = 'https://azit.example/3';
const megabyte = 1_048_576;

describe('the service worker', () => {
  test.each([
    ['POST', '/chat/share', true],
    ['POST', '/chat/share/', true],
    ['GET', '/chat/share', false],
    ['POST', '/chat', false],
  ])('the worker detects whether %s %s is a share: %s', (method, path, taken) => {
    const url = window.location.origin + path;
    expect(shareWorker().isShare({ method, url })).toBe(taken);
  });

  // covers H4 (docs/coverage-statements.md)
  test('the worker stores a shared link and redirects to the choice of a room', async () => {
    const reply = await share({ title: '볼더링', text: link, url: '' });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('Location')).toBe(`${window.location.origin}/chat/share?from=app`);
    expect(await readShare(7)).toMatchObject({ text: `볼더링\n${link}`, picture: null });
  });

  const form = async () => {
    const fields = new FormData();
    fields.set('text', link);
    return fields;
  };

  test('a share from the same origin is stored without a request to the server', async () => {
    const { origin } = window.location;
    const reply = await postShare(shareWorker(), form, { origin });
    expect(reply.headers.get('Location')).toBe(`${origin}/chat/share`);
    expect(await readShare(7)).toMatchObject({ text: link });
  });

  // covers H8 (docs/coverage-statements.md)
  test.each([
    ['a hidden origin, if the server refuses it', 'null', 403],
    ['another origin', 'https://evil.example', 200],
    ['an origin that begins with ours', `${window.location.origin}.evil.example`, 200],
  ])('the worker ignores a share that is posted from %s', async (_, origin, status) => {
    await share({ text: '먼저 온 것' });
    await postShare(shareWorker(), form, { origin, status });
    expect(await readShare(7)).toMatchObject({ text: '먼저 온 것' });
  });

  test('a share that was dropped is not stored again when the share page opens', async () => {
    const worker = shareWorker();
    await postShare(worker, form);
    await dropShare();
    await worker.openSharedPage(async () => new Response(''));
    expect(await readShare(7)).toBeNull();
  });

  test('a share with the origin null is stored only after the share page has loaded', async () => {
    const worker = shareWorker();
    await worker.takeShare({ headers: new Headers({ origin: 'null' }), formData: form });
    expect(await readShare(7)).toBeNull();
    await worker.openSharedPage(async () => {
      expect(await readShare(7)).toBeNull();
      return new Response('');
    });
    expect(await readShare(7)).toMatchObject({ text: link });
  });

  test.each([
    ['GET', '/chat/share?from=app', true],
    ['GET', '/chat/share', false],
    ['GET', '/chat?from=app', false],
    ['POST', '/chat/share?from=app', false],
  ])(
    'the worker detects whether %s %s requests the page after a share: %s',
    (method, path, isChecked) => {
      const url = window.location.origin + path;
      expect(shareWorker().isSharedPage({ method, url })).toBe(isChecked);
    },
  );

  test('the worker stores a shared picture without its file name', async () => {
    const picture = sharedFile('image/heic');
    await share({ title: 'IMG_0001.heic' }, [picture]);
    expect(await readShare(7)).toMatchObject({ text: '', picture });
  });

  // covers H5 (docs/coverage-statements.md)
  test.each([
    ['too-many', [sharedFile(), sharedFile()]],
    ['not-image', [sharedFile('video/mp4')]],
    ['too-large', [sharedFile('image/jpeg', 30 * megabyte + 1)]],
  ])('the worker stores only the error “%s” for an invalid share', async (problem, pictures) => {
    await share({ text: '같이 봐요' }, pictures);
    expect(await readShare(7)).toBe(problem);
  });

  test('the worker truncates a shared text to 5,000 characters', async () => {
    await share({ text: 'ㅋ'.repeat(1_000_000) });
    expect(await readShare(7)).toMatchObject({ text: 'ㅋ'.repeat(5_000) });
  });

  test('the worker redirects and drops the earlier share if the form is unreadable', async () => {
    await share({ text: link });
    const reply = await postShare(shareWorker(), () => Promise.reject(new Error()));
    expect(reply.status).toBe(303);
    expect(await readShare(7)).toBeNull();
  });

  test('the worker redirects in a browser without storage', async () => {
    vi.stubGlobal('indexedDB', { open: () => undefined });
    expect((await share({ text: link })).status).toBe(303);
  });
});

describe('a stored share', () => {
  test('a share without text and picture is ignored', async () => {
    await share({ title: ' ', text: '' }, [sharedFile('image/png', 0)]);
    expect(await readShare(7)).toBeNull();
  });

  // covers H6 (docs/coverage-statements.md)
  test('only the first member who reads a share can read it again', async () => {
    await share({ text: link });
    expect(await readShare(7)).not.toBeNull();
    expect(await readShare(7)).not.toBeNull();
    expect(await readShare(8)).toBeNull();
    expect(await readShare(7), 'removed when another member reads it').toBeNull();
  });

  // covers H6 (docs/coverage-statements.md)
  test('a share expires after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await share({ text: link });
    vi.advanceTimersByTime(60 * 60_000);
    expect(await readShare(7)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(await readShare(7)).toBeNull();
  });

  test('a stored share can be taken only once and only with its own timestamp', async () => {
    await share({ text: link });
    const found = await readShare(7);
    const sharedAt = found !== null && typeof found === 'object' ? found.sharedAt : 0;
    expect(await takeShare(7, sharedAt - 1)).toBeNull();
    expect(await takeShare(7, sharedAt)).toEqual(found);
    expect(await takeShare(7, sharedAt)).toBeNull();
  });

  test('a dropped share can no longer be read', async () => {
    await share({ text: link });
    await dropShare();
    expect(await readShare(7)).toBeNull();
  });
});
