import type * as z from 'zod/mini';
import { areaSchema } from './src/areas/area.schema.ts';
import { loginSchema } from './src/auth/login.schema.ts';
import { oauthProviderSchema, socialSignUpData } from './src/auth/oauth.endpoints.ts';
import { blockSchema } from './src/blocks/blocks.endpoints.ts';
import { categorySmallSchema } from './src/categories/category.schema.ts';
import * as chats from './src/chats/chat.schema.ts';
import { answerSchema, lateNoSchema, seatOfferSchema } from './src/clubs/answer.schema.ts';
import { waitingApplicationsSchema } from './src/clubs/application.schema.ts';
import { doorCodeSchema } from './src/clubs/arrival.schema.ts';
import * as attendance from './src/clubs/attendance.schema.ts';
import * as clubFields from './src/clubs/club.field.ts';
import { changeClubBody, createClubData, editClubBody } from './src/clubs/club.payload.ts';
import * as clubs from './src/clubs/club.schema.ts';
import { areaCountSchema, dayCountSchema } from './src/clubs/club-counts.endpoints.ts';
import { invitationSchema } from './src/clubs/invitation.schema.ts';
import * as inviteLinks from './src/clubs/invite-link.schema.ts';
import * as participation from './src/clubs/participation.schema.ts';
import { searchInfoSchema } from './src/clubs/search-info.schema.ts';
import * as crewFields from './src/crews/crew.field.ts';
import * as crewPayloads from './src/crews/crew.payload.ts';
import * as crews from './src/crews/crew.schema.ts';
import { answerLinkSchema } from './src/crews/crew-dates.endpoints.ts';
import { errorBodySchema, pageInfoSchema } from './src/envelope.ts';
import { fileInfoSchema } from './src/field.ts';
import { followeeItemSchema, followerItemSchema } from './src/follows/follows.endpoints.ts';
import { gender } from './src/members/member.field.ts';
import * as members from './src/members/member.schema.ts';
import { shortSignUpBody, signUpData } from './src/members/members.endpoints.ts';
import * as reputation from './src/members/reputation-event.schema.ts';
import { noticeKindSchema, noticeSchema } from './src/notices/notice.schema.ts';
import * as noticeSettings from './src/notices/notice-settings.schema.ts';
import { pushSubscriptionSchema } from './src/notices/push-subscription.schema.ts';
import { clubReportCategory, memberReportCategory } from './src/reports/report.schema.ts';
import { commentCategory } from './src/reviews/comment-category.ts';
import { newReviewSchema, receivedReviewSchema } from './src/reviews/review.schema.ts';

/**
 * The names in `components.schemas` of openapi.json. They are in this file instead of in the
 * schemas, so that the web app does not load them.
 */
export const componentSchemas: Record<string, z.ZodMiniType> = {
  Error: errorBodySchema,
  PageInfo: pageInfoSchema,
  FileInfo: fileInfoSchema,
  Area: areaSchema,
  CategorySmall: categorySmallSchema,

  Login: loginSchema,
  OauthProvider: oauthProviderSchema,
  NewMember: signUpData,
  NewMemberWithoutProfile: shortSignUpBody,
  NewSocialMember: socialSignUpData,
  Member: members.memberSummarySchema,
  MemberIntro: members.memberIntroSchema,
  MemberProfile: members.visibleMemberSchema,
  OwnMember: members.ownMemberSchema,
  Gender: gender,
  ReputationEvent: reputation.reputationEventSchema,
  ReputationSummary: reputation.reputationSummarySchema,
  Followee: followeeItemSchema,
  Follower: followerItemSchema,
  Block: blockSchema,

  Club: clubs.clubDetailSchema,
  ClubCard: clubs.clubCardSchema,
  ClubCardMember: clubs.clubCardMemberSchema,
  ClubChange: clubs.clubChangeSchema,
  ClubFacts: participation.clubFactsSchema,
  ClubMember: clubs.clubMemberSchema,
  RecommendedClubCard: clubs.recommendedCardSchema,
  Host: clubs.hostSchema,
  HostRecord: clubs.hostRecordSchema,
  Announcement: clubs.announcementSchema,
  Invitation: invitationSchema,
  InviteLink: inviteLinks.inviteLinkSchema,
  InviteLinkWithUrl: inviteLinks.newInviteLinkSchema,
  SearchInfo: searchInfoSchema,
  DayCount: dayCountSchema,
  AreaCount: areaCountSchema,
  WaitingApplications: waitingApplicationsSchema,
  Answer: answerSchema,
  AnswerLink: answerLinkSchema,
  SeatOffer: seatOfferSchema,
  DoorCode: doorCodeSchema,
  Attendee: attendance.attendeeSchema,
  AttendanceList: attendance.attendanceSchema,
  Participation: participation.clubParticipationSchema,
  ParticipationClub: participation.clubInfoResponseSchema,
  OwnMeeting: participation.ownMeetingSchema,
  Overview: participation.overviewSchema,
  NewClub: createClubData,
  ClubEdit: editClubBody,
  MeetingChange: changeClubBody,
  NewInviteLink: inviteLinks.inviteLinkBody,
  NewCrewInviteLink: inviteLinks.crewInviteLinkBody,
  AttendanceConfirmation: attendance.confirmAttendanceBody,
  ClubStatus: clubs.clubFacts.clubStatus,
  ClubPhase: clubs.clubPhase,
  ClubVisibility: clubFields.clubVisibility,
  ClubMemberStatus: clubs.clubMemberStatus,
  Confirmation: clubs.confirmation,
  Attendance: clubs.attendance,
  LateNo: lateNoSchema,
  MeetingMode: clubFields.isOnline,
  GenderRestriction: clubFields.genderRestriction,
  LocationVisibility: clubFields.locationVisibility,
  RejectionReason: clubFields.rejectionReason,

  Crew: crews.crewSchema,
  OwnCrew: crews.ownCrewSchema,
  CrewLink: crewFields.crewLinkSchema,
  CrewMember: crews.crewMemberSchema,
  CrewCandidate: crews.crewCandidateSchema,
  CrewDate: crews.crewDateSchema,
  CrewPause: crews.crewPauseSchema,
  CrewPlan: crews.crewPlanSchema,
  Rhythm: crews.rhythmSchema,
  NewCrew: crewPayloads.createCrewBody,
  NewCrewDate: crewPayloads.openDateBody,
  NewCrewPlan: crewPayloads.crewPlan,
  NewRhythm: crewFields.rhythm,
  CrewEdit: crewPayloads.editCrewBody,
  RhythmChange: crewPayloads.changeRhythmBody,
  CrewRole: crewFields.crewRole,
  RemovalReason: crewFields.removalReason,

  Chat: chats.chatSchema,
  Room: chats.roomSchema,
  RoomClub: chats.roomClubSchema,
  RoomMember: chats.roomMemberSchema,
  Message: chats.messageSchema,
  MessageImage: chats.messageImageSchema,

  Notice: noticeSchema,
  NoticeKind: noticeKindSchema,
  NoticeSettings: noticeSettings.noticeSettingsSchema,
  NoticeSettingsChange: noticeSettings.noticeSettingsChangeSchema,
  PushSubscription: pushSubscriptionSchema,

  Review: receivedReviewSchema,
  NewReview: newReviewSchema,
  CommentCategory: commentCategory,
  ClubReportCategory: clubReportCategory,
  MemberReportCategory: memberReportCategory,
};
