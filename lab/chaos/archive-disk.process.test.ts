import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { writeArchive } from '../../apps/server/src/commands/backup/write-archive.ts';
import { canMount, mountSmallDisk } from './disk-faults.ts';

// An entry of 8 MB fills the disk while it is written to a temporary file. An entry of 3 MB fits
// there, but fills the disk while it is copied from that file into the archive.
test.runIf(canMount()).each([8, 3])(
  'an archive of %i MB on a disk of 4 MB fails with ENOSPC and leaves no file',
  async (megabytes) => {
    const disk = mountSmallDisk('4m');
    onTestFinished(disk.release);
    const writing = writeArchive(join(disk.path, 'a.tar'), async (archive) => {
      const chunks = Array.from({ length: megabytes * 16 }, () => randomBytes(64 * 1024));
      await archive.add('tables/long.copy', Readable.from(chunks));
    });
    await expect(writing).rejects.toThrow('ENOSPC');
    expect(readdirSync(disk.path)).toEqual([]);
  },
);
