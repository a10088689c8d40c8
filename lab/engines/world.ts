import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoLogins } from '../../apps/server/src/commands/seed-demo/demo-login.ts';
import { bannerPicture, noisePicture } from '../../e2e/banner-picture.ts';
import { plannedClub } from '../../e2e/planned-club.ts';
import { clubName } from '../../e2e/route-table.ts';
import { enter, makeForm, type Session } from '../walk/session.mjs';

export type World = {
  address: string;
  dataDir: string;
  host: Session;
  club: number;
  past: number;
  photo: string;
  largePhoto: string;
};

export async function arrangeWorld(address: string, dataDir: string): Promise<World> {
  const host = await enter(address, demoLogins[0]?.email ?? '');
  const photo = path.join(dataDir, 'photo.png');
  const largePhoto = path.join(dataDir, 'large-photo.png');
  await writeFile(photo, bannerPicture());
  await writeFile(largePhoto, noisePicture(900, 900));
  const club = await openClub(host, clubName);
  const [over] = await host.call('GET', `/members/${host.id}/clubs/2`);
  const past = Number(over.clubInfoResponse.clubId);
  return { address, dataDir, host, club, past, photo, largePhoto };
}

export async function openClub(host: Session, name: string): Promise<number> {
  const inAWeek = new Date(Date.now() + (7 * 24 + 9) * 3_600_000).toISOString().slice(0, 10);
  const about = { ...plannedClub, clubName: name, meetingDate: inAWeek };
  const form = makeForm(bannerPicture(), about);
  const { data } = await host.call('POST', '/clubs', form);
  return Number(data.clubId);
}
