import { afterEach, describe, expect, test, vi } from 'vitest';
import { share, sharedFile, shareWorker } from '#web/testing/share-worker.ts';
import { storagePerTest } from '#web/testing/storage-per-test.ts';
import { dropShare, readShare, takeShare } from './stored-share.ts';

storagePerTest();
afterEach(() => {
  vi.useRealTimers();
});

const link = 'https://azit.example/3';
const megabyte = 1_048_576;

describe('the worker', () => {
  test.each([
    ['POST', '/chat/share', true],
    ['POST', '/chat/share/', true],
    ['GET', '/chat/share', false],
    ['POST', '/chat', false],
  ])('takes %s %s for a share: %s', (method, path, taken) => {
    const url = window.location.origin + path;
    expect(shareWorker().isShare({ method, url })).toBe(taken);
  });

  // covers H4
  test('stores a link and redirects to the choice of a room', async () => {
    const reply = await share({ title: '볼더링', text: link, url: '' });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('Location')).toBe(`${window.location.origin}/chat/share`);
    expect(await readShare(7)).toMatchObject({ text: `볼더링\n${link}`, picture: null });
  });

  test('stores a picture without its file name', async () => {
    const picture = sharedFile('image/heic');
    await share({ title: 'IMG_0001.heic' }, [picture]);
    expect(await readShare(7)).toMatchObject({ text: '', picture });
  });

  // covers H5
  test.each([
    ['too-many', [sharedFile(), sharedFile()]],
    ['not-image', [sharedFile('video/mp4')]],
    ['too-large', [sharedFile('image/jpeg', 30 * megabyte + 1)]],
  ])('stores only the problem if a share is %s', async (problem, pictures) => {
    await share({ text: '같이 봐요' }, pictures);
    expect(await readShare(7)).toBe(problem);
  });

  test('cuts a very long text', async () => {
    await share({ text: 'ㅋ'.repeat(1_000_000) });
    expect(await readShare(7)).toMatchObject({ text: 'ㅋ'.repeat(5_000) });
  });

  test('redirects and drops the earlier share if the form is unreadable', async () => {
    await share({ text: link });
    const reply = await shareWorker().takeShare({ formData: () => Promise.reject(new Error()) });
    expect(reply.status).toBe(303);
    expect(await readShare(7)).toBeNull();
  });

  test('redirects in a browser without storage', async () => {
    vi.stubGlobal('indexedDB', { open: () => undefined });
    expect((await share({ text: link })).status).toBe(303);
  });
});

describe('a share', () => {
  test('without text and picture is ignored', async () => {
    await share({ title: ' ', text: '' }, [sharedFile('image/png', 0)]);
    expect(await readShare(7)).toBeNull();
  });

  // covers H6
  test('belongs to the member who saw it first', async () => {
    await share({ text: link });
    expect(await readShare(7)).not.toBeNull();
    expect(await readShare(7)).not.toBeNull();
    expect(await readShare(8)).toBeNull();
    expect(await readShare(7), 'removed when another member reads it').toBeNull();
  });

  // covers H6
  test('expires after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await share({ text: link });
    vi.advanceTimersByTime(60 * 60_000);
    expect(await readShare(7)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(await readShare(7)).toBeNull();
  });

  test('is taken once, and only by its timestamp', async () => {
    await share({ text: link });
    const found = await readShare(7);
    const sharedAt = found !== null && typeof found === 'object' ? found.sharedAt : 0;
    expect(await takeShare(7, sharedAt - 1)).toBeNull();
    expect(await takeShare(7, sharedAt)).toEqual(found);
    expect(await takeShare(7, sharedAt)).toBeNull();
  });

  test('that was dropped is gone', async () => {
    await share({ text: link });
    await dropShare();
    expect(await readShare(7)).toBeNull();
  });
});
