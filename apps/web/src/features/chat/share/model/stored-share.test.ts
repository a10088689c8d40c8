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
  test('keeps a link, and leads to the page that asks for the room', async () => {
    const reply = await share({ title: '볼더링', text: link, url: '' });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('Location')).toBe(`${window.location.origin}/chat/share`);
    expect(await readShare(7)).toMatchObject({ text: `볼더링\n${link}`, picture: null });
  });

  test('keeps a picture without the name of its file', async () => {
    const picture = sharedFile('image/heic');
    await share({ title: 'IMG_0001.heic' }, [picture]);
    expect(await readShare(7)).toMatchObject({ text: '', picture });
  });

  // covers H5
  test.each([
    ['too-many', [sharedFile(), sharedFile()]],
    ['not-image', [sharedFile('video/mp4')]],
    ['too-large', [sharedFile('image/jpeg', 30 * megabyte + 1)]],
  ])('keeps of what is %s only that it was', async (problem, pictures) => {
    await share({ text: '같이 봐요' }, pictures);
    expect(await readShare(7)).toBe(problem);
  });

  test('keeps no more of a text than a room could say is too long', async () => {
    await share({ text: 'ㅋ'.repeat(1_000_000) });
    expect(await readShare(7)).toMatchObject({ text: 'ㅋ'.repeat(5_000) });
  });

  test('that cannot read the form leads to the page all the same, and forgets the share before', async () => {
    await share({ text: link });
    const reply = await shareWorker().takeShare({ formData: () => Promise.reject(new Error()) });
    expect(reply.status).toBe(303);
    expect(await readShare(7)).toBeNull();
  });

  test('in a browser that keeps nothing leads to the page all the same', async () => {
    vi.stubGlobal('indexedDB', { open: () => undefined });
    expect((await share({ text: link })).status).toBe(303);
  });
});

describe('a share', () => {
  test('is nothing where there are no words and no picture', async () => {
    await share({ title: ' ', text: '' }, [sharedFile('image/png', 0)]);
    expect(await readShare(7)).toBeNull();
  });

  // covers H6
  test('belongs to the member who saw it first', async () => {
    await share({ text: link });
    expect(await readShare(7)).not.toBeNull();
    expect(await readShare(7)).not.toBeNull();
    expect(await readShare(8)).toBeNull();
    expect(await readShare(7), 'removed when somebody else asked').toBeNull();
  });

  // covers H6
  test('is forgotten after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await share({ text: link });
    vi.advanceTimersByTime(60 * 60_000);
    expect(await readShare(7)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(await readShare(7)).toBeNull();
  });

  test('is taken once, and only by its own name', async () => {
    await share({ text: link });
    const found = await readShare(7);
    const sharedAt = found !== null && typeof found === 'object' ? found.sharedAt : 0;
    expect(await takeShare(7, sharedAt - 1)).toBeNull();
    expect(await takeShare(7, sharedAt)).toEqual(found);
    expect(await takeShare(7, sharedAt)).toBeNull();
  });

  test('that was put away is gone', async () => {
    await share({ text: link });
    await dropShare();
    expect(await readShare(7)).toBeNull();
  });
});
