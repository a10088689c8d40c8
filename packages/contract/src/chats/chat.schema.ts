import * as z from 'zod/mini';
import { crewLinkSchema } from '../crews/crew.field.ts';
import { fileInfoSchema, integer, text } from '../field.ts';
import { memberSummarySchema } from '../members/member.schema.ts';

export const MESSAGE_MAX = 1000;
export const ANNOUNCEMENT_MAX = 300;
export const CLIENT_ID_MAX = 64;

/** Room ids may exceed 2³¹: every club and every pair of members can have a room. */
export const roomId = integer(1, 9_999_999_999, '채팅방 번호가 올바르지 않아요.');

const MAX_SEQ = 2_147_483_647;
const SEQ_MESSAGE = '메시지 번호가 올바르지 않아요.';
export const seq = integer(1, MAX_SEQ, SEQ_MESSAGE);
export const seqOrStart = integer(0, MAX_SEQ, SEQ_MESSAGE);

export const chatKinds = ['group', 'personal'] as const;
export type ChatKind = (typeof chatKinds)[number];

export const messageKinds = ['TEXT', 'IMAGE', 'SYSTEM', 'ANNOUNCEMENT'] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * The sender's device chooses this id of a message. The server stores each id once, so sending the
 * message again creates no duplicate.
 */
export const clientId = z.string('보내는 번호가 필요해요.').check(
  z.refine((value) => /^[\w-]{8,64}$/.test(value), '보내는 번호는 영문, 숫자 8~64자여야 해요.'),
  z.meta({ pattern: `^[\\w-]{8,${CLIENT_ID_MAX}}$` }),
);

/** No writing system needs six combining marks in a row; longer stacks cover neighbouring lines. */
const STACKED_MARKS = /\p{M}{6,}/u;
/** Nine or more invisible characters in a row can hide text. A regional flag emoji needs seven. */
const HIDDEN_RUN = /[\p{M}\p{Default_Ignorable_Code_Point}]{9,}/u;
const MANY_EMPTY_LINES = /\n(?:[^\S\n]*\n){3,}/g;

/** The body is plain text, never markup. */
export const messageBody = text({
  min: 1,
  max: MESSAGE_MAX,
  multiline: true,
  message: '메시지는 1~1,000자로 써 주세요.',
}).check(
  z.refine(
    (value) => !STACKED_MARKS.test(value) && !HIDDEN_RUN.test(value),
    '보이지 않거나 겹쳐 쓴 문자가 너무 많아요.',
  ),
  z.overwrite((value) => value.replaceAll(MANY_EMPTY_LINES, '\n\n\n')),
);

/** With width and height, the page can reserve space before the picture loads. */
export const messageImageSchema = z.extend(fileInfoSchema, { width: z.int(), height: z.int() });
export type MessageImage = z.infer<typeof messageImageSchema>;

export const messageSchema = z.object({
  seq: z.int(),
  kind: z.enum(messageKinds),
  sender: z.nullable(memberSummarySchema),
  /** Null for a picture, a removed message, and a message whose sender the viewer has blocked. */
  body: z.nullable(z.string()),
  image: z.nullable(messageImageSchema),
  clientId: z.nullable(z.string()),
  createdAt: z.string(),
  removed: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

export const roomClubSchema = z.object({
  clubId: z.int(),
  clubName: z.string(),
  bannerImage: fileInfoSchema,
  cancelled: z.boolean(),
  meetingDate: z.optional(z.string()),
  /** True once the meeting is over or cancelled. */
  ended: z.optional(z.boolean()),
});

const roomFields = {
  roomId: z.int(),
  kind: z.enum(chatKinds),
  club: z.nullable(roomClubSchema),
  /** The crew whose room this is. `club` is then the nearest meeting of the crew. */
  crew: z.optional(z.nullable(crewLinkSchema)),
  member: z.nullable(memberSummarySchema),
  memberCount: z.int(),
  unread: z.int(),
  muted: z.boolean(),
  writable: z.boolean(),
};

export const chatSchema = z.object({
  ...roomFields,
  lastMessage: z.nullable(z.object({ seq: z.int(), text: z.string(), createdAt: z.string() })),
});
export type Chat = z.infer<typeof chatSchema>;

export const roomMemberSchema = z.extend(memberSummarySchema, { isHost: z.boolean() });
export type RoomMember = z.infer<typeof roomMemberSchema>;

export const roomSchema = z.object({
  ...roomFields,
  members: z.array(roomMemberSchema),
  pinned: z.nullable(messageSchema),
  /** True if the time or location of the meeting has changed since the pinned announcement. */
  pinnedOutdated: z.optional(z.boolean()),
  readSeq: z.int(),
  /**
   * The seq of the first message that the viewer may read: messages from before the viewer entered
   * the room are hidden.
   */
  firstSeq: z.int(),
  lastSeq: z.int(),
  meetingDate: z.nullable(z.string()),
  meetingTime: z.nullable(z.string()),
  mayAnnounce: z.optional(z.boolean()),
  /**
   * True if the viewer may open the page of `crew`. An outsider may read the room of the crew for
   * longer than its page.
   */
  mayOpenCrew: z.optional(z.boolean()),
});
export type Room = z.infer<typeof roomSchema>;
