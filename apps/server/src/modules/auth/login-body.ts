import { toProfileFile } from '#server/modules/images/file.view.ts';

type Member = {
  member_id: number;
  nickname: string;
  email: string;
  image_path: string | null;
  image_name: string | null;
};

export function toLoginBody(member: Member) {
  const image = toProfileFile(member.image_path, member.image_name);
  return {
    memberId: member.member_id,
    nickname: member.nickname,
    email: member.email,
    profileUrl: image.fileUrl,
    profileImageName: image.fileName,
  };
}
