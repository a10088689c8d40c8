type Member = {
  member_id: number;
  nickname: string;
  email: string;
  image_path: string | null;
  image_name: string | null;
};

/** What every way to log in replies of the member. */
export function toLoginBody(member: Member) {
  return {
    memberId: member.member_id,
    nickname: member.nickname,
    email: member.email,
    profileUrl: member.image_path,
    profileImageName: member.image_name,
  };
}
