import * as z from 'zod/mini';
import { id } from '../field.ts';
import { noticeKindSchema } from './notice.schema.ts';

const channelsSchema = z.object({ push: z.boolean(), mail: z.boolean() });
const CHANNEL_MESSAGE = '켜거나 끄는 값이어야 해요.';
const onOrOff = z.boolean(CHANNEL_MESSAGE);

export const noticeSettingsSchema = z.object({
  kinds: z.record(noticeKindSchema, channelsSchema),
  /** True if pushes and mails wait from 22:00 to 08:00 in Seoul. */
  quietHours: z.boolean(),
  hideContent: z.boolean(),
  mutedClubs: z.array(z.int()),
  mutedClubInfo: z.array(z.object({ clubId: z.int(), clubName: z.string() })),
  /**
   * True if the app must let a host choose whether applications are mailed: by default they no
   * longer are, because a device of the host receives pushes.
   */
  promptsMailChoice: z.optional(z.boolean()),
});
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

const MUTED_CLUBS_MAX = 200;
const MUTED_MESSAGE = '알림을 끌 아지트는 200곳까지예요.';

export const noticeSettingsChangeSchema = z.object({
  kinds: z.optional(
    z.partialRecord(
      noticeKindSchema,
      z.object({ push: z.optional(onOrOff), mail: z.optional(onOrOff) }),
    ),
  ),
  quietHours: z.optional(onOrOff),
  hideContent: z.optional(onOrOff),
  mutedClubs: z.optional(
    z.array(id, MUTED_MESSAGE).check(z.maxLength(MUTED_CLUBS_MAX, MUTED_MESSAGE)),
  ),
});
export type NoticeSettingsChange = z.infer<typeof noticeSettingsChangeSchema>;
