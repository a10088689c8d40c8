import { useEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { appMessages } from '#web/domain/copy/app.ts';
import { authMessages } from '#web/domain/copy/auth.ts';
import { paths } from '#web/navigation/paths.ts';
import { forgetReturnPath, readReturnPath, takeLoginPrompt } from '#web/session/login-prompt.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

export function LoginPrompt() {
  const [open, setOpen] = useState(false);
  const [feature, setFeature] = useState<string | undefined>();
  const leaving = useRef(false);
  const { key } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    // A guest on the home page may be redirected to the home page again. Then only the location key
    // changes, so the effect depends on that key.
    if (!key || !takeLoginPrompt()) return;
    setFeature(nameFeature(readReturnPath() ?? ''));
    setOpen(true);
  }, [key]);

  function cancel() {
    if (leaving.current) return;
    forgetReturnPath();
    setOpen(false);
  }

  function goToLogin() {
    // The closing dialog may call `cancel`, which deletes the return path. The login needs that
    // path, so remember that the guest goes to the login.
    leaving.current = true;
    setOpen(false);
    void navigate(paths.login);
  }

  return (
    <ConfirmDialog
      open={open}
      title={feature ?? authMessages.loginNeeded}
      description={feature && authMessages.loginNeeded}
      cancelLabel={appMessages.cancel}
      confirmLabel={authMessages.logIn}
      onCancel={cancel}
      onConfirm={goToLogin}
    />
  );
}

/** A path also matches longer paths, so those come first. */
const features = [
  [paths.chat, '채팅을 볼'],
  [paths.search, '아지트를 검색할'],
  [paths.noticeAnswer, '답할'],
  [paths.notices, '알림을 볼'],
  [paths.memberReport.pattern, '신고할'],
  [paths.memberProfile.pattern, '프로필을 볼'],
  [paths.blocks, '차단한 사람을 볼'],
  [paths.clubCreate, '아지트를 만들'],
  [paths.clubPreview, '아지트를 만들'],
  [paths.clubSetting.pattern, '아지트를 고칠'],
  [paths.clubEdit.pattern, '아지트를 고칠'],
  [paths.clubChange.pattern, '아지트를 고칠'],
  [paths.clubMembers.pattern, '멤버를 관리할'],
  [paths.clubDoor.pattern, '도착을 알릴'],
  [paths.clubReport.pattern, '신고할'],
  [paths.clubJoin.pattern, '참여를 신청할'],
  [paths.reviewCreate.pattern, '후기를 쓸'],
  [paths.crew.pattern, '크루를 볼'],
] as const;

function nameFeature(returnPath: string): string | undefined {
  const [pathname = ''] = returnPath.split('?');
  const feature = features.find(([path]) => matchPath({ path, end: false }, pathname));
  return feature && `로그인하면 ${feature[1]} 수 있어요`;
}
