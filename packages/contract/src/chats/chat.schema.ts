import * as z from 'zod/mini';
import { fileInfoSchema, integer, text } from '../field.ts';
import { memberSummarySchema } from '../members/member.schema.ts';

export const MESSAGE_MAX = 1000;
export const ANNOUNCEMENT_MAX = 300;
export const CLIENT_ID_MAX = 64;

/** Counted past 2³¹: every club and every pair may have one. */
export const roomId = integer(1, 9_999_999_999, '채팅방 번호가 올바르지 않아요.');

const MAX_SEQ = 2_147_483_647;
const SEQ_MESSAGE = '메시지 번호가 올바르지 않아요.';
/** The place of a message in its room, from 1 on without gaps. */
export const seq = integer(1, MAX_SEQ, SEQ_MESSAGE);
/** As `seq`, with 0 for the place before the first. */
export const seqOrStart = integer(0, MAX_SEQ, SEQ_MESSAGE);

export const chatKinds = ['group', 'personal'] as const;
export type ChatKind = (typeof chatKinds)[number];

export const messageKinds = ['TEXT', 'IMAGE', 'SYSTEM', 'ANNOUNCEMENT'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Made by the sender's device: the same one again is the same message. */
export const clientId = z.string('보내는 번호가 필요해요.').check(
  z.refine((value) => /^[\w-]{8,64}$/.test(value), '보내는 번호는 영문, 숫자 8~64자여야 해요.'),
  z.meta({ pattern: `^[\\w-]{8,${CLIENT_ID_MAX}}$` }),
);

/** More than any script stacks on one letter: they would cover the lines above and below. */
const STACKED_MARKS = /\p{M}{6,}/u;
/** Characters that show nothing; the flag of a region is made with seven of them. */
const HIDDEN_RUN = /[\p{M}\p{Default_Ignorable_Code_Point}]{9,}/u;
const MANY_EMPTY_LINES = /\n(?:[^\S\n]*\n){3,}/g;

/** What people say: never markup, shown as text. A message that shows nothing is none. */
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

/** The picture of a message with its size, so that nothing jumps when it has loaded. */
export const messageImageSchema = z.extend(fileInfoSchema, { width: z.int(), height: z.int() });
export type MessageImage = z.infer<typeof messageImageSchema>;

export const messageSchema = z.object({
  seq: z.int(),
  kind: z.enum(messageKinds),
  /** Null for a line of the room itself. */
  sender: z.nullable(memberSummarySchema),
  /** Null for a picture, and for a message that was removed or that a block hides. */
  body: z.nullable(z.string()),
  image: z.nullable(messageImageSchema),
  /** Of one's own messages only. */
  clientId: z.nullable(z.string()),
  createdAt: z.string(),
  removed: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

const roomFields = {
  roomId: z.int(),
  kind: z.enum(chatKinds),
  /** Of a group's room. */
  club: z.nullable(
    z.object({
      clubId: z.int(),
      clubName: z.string(),
      bannerImage: fileInfoSchema,
      cancelled: z.boolean(),
    }),
  ),
  /** The other one of two. */
  member: z.nullable(memberSummarySchema),
  memberCount: z.int(),
  unread: z.int(),
  muted: z.boolean(),
  /** Whether the viewer may write now. */
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
  /** The host's last announcement. */
  pinned: z.nullable(messageSchema),
  /** The viewer has read up to this one. */
  readSeq: z.int(),
  /** The first that the viewer may read: what was written before they joined is not theirs. */
  firstSeq: z.int(),
  lastSeq: z.int(),
  /** When the meeting of a group's room begins, in Seoul's time. */
  meetingDate: z.nullable(z.string()),
  meetingTime: z.nullable(z.string()),
});
export type Room = z.infer<typeof roomSchema>;
