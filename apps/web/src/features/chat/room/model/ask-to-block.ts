import type { MemberSummary } from '@azit/contract/members/member.schema';

/** Asks first. Given by the screen: blocks are another feature's. */
export type AskToBlock = (member: MemberSummary) => void;
