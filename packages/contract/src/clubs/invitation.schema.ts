import * as z from 'zod/mini';
import { clubDetailSchema } from './club.schema.ts';

const { shape } = clubDetailSchema;
const { nickname, fileInfo, reputation } = shape.host.shape;

/**
 * Anyone may read an invitation, so it contains no address, no online link and no member except the
 * host.
 */
export const invitationSchema = z.object({
  clubId: shape.clubId,
  clubName: shape.clubName,
  clubInfo: shape.clubInfo,
  bannerImage: shape.bannerImage,
  categorySmall: shape.categorySmall,
  isOnline: shape.isOnline,
  area: shape.area,
  meetingDate: shape.meetingDate,
  meetingTime: shape.meetingTime,
  durationMinutes: shape.durationMinutes,
  fee: shape.fee,
  bringAlong: shape.bringAlong,
  genderRestriction: shape.genderRestriction,
  birthYearMin: shape.birthYearMin,
  birthYearMax: shape.birthYearMax,
  memberLimit: shape.memberLimit,
  joinedCount: shape.joinedCount,
  offeredCount: shape.offeredCount,
  phase: shape.phase,
  /** Optional, because older servers omit it. */
  locationVisibility: z.optional(shape.locationVisibility),
  host: z.object({ nickname, fileInfo, reputation }),
  /**
   * Whether the invite link admits without an application. Only for a request with the key of the
   * link.
   */
  admits: z.optional(z.boolean()),
  /**
   * Only for a request with the key of a link: its holder cannot yet read the page of a link-only
   * club, which shows this question.
   */
  joinQuestion: z.optional(shape.joinQuestion),
  visibility: shape.visibility,
});
export type Invitation = z.infer<typeof invitationSchema>;
