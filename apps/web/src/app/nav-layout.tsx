import { Outlet, useLocation } from 'react-router';
import { useUnreadChats } from '#web/domain/unread-chats.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session.ts';
import { BottomBar, type BottomBarItem } from '#web/ui/layout/bottom-bar.tsx';
import { ChatIcon, HomeIcon, PersonIcon, PlusIcon, SearchIcon } from '#web/ui/media/nav-icons.tsx';

/** Adds the bottom bar; login and sign-up are outside of this layout. */
export function NavLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const unread = useUnreadChats();
  // The list itself says more.
  const news = unread > 0 && pathname !== paths.chat ? '안 읽은 메시지 있음' : undefined;
  const profile = session ? paths.memberProfile(session.memberId) : paths.ownProfile;
  const items: BottomBarItem[] = [
    { to: paths.home, label: '홈', icon: <HomeIcon /> },
    { to: paths.chat, label: '채팅', icon: <ChatIcon />, news },
    { to: paths.clubCreate, label: '아지트 만들기', icon: <PlusIcon />, centre: true },
    { to: paths.search, label: '검색', icon: <SearchIcon /> },
    { to: profile, label: '프로필', icon: <PersonIcon />, active: pathname === profile },
  ];
  return (
    <>
      <Outlet />
      {/* A room has its field to write in there. */}
      {pathname !== paths.chatRoom.pattern && <BottomBar items={items} />}
    </>
  );
}
