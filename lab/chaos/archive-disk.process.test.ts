import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { writeArchive } from '../../apps/server/src/commands/backup/write-archive.ts';
import { canMount, mountSmallDisk } from './disk-faults.ts';

// With 8 MB, the disk is full while the part is written to a temporary file. With 3 MB, the disk is
// full while that file is copied into the archive.
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
