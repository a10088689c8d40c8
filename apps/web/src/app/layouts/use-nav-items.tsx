import { useUnreadChats } from '#web/domain/unread/unread-chats.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session.ts';
import type { BottomBarItem } from '#web/ui/layout/bottom-bar.tsx';
import { ChatIcon, HomeIcon, PersonIcon, PlusIcon, SearchIcon } from '#web/ui/media/nav-icons.tsx';

export function useNavItems(at: string): BottomBarItem[] {
  const session = useSession();
  const unread = useUnreadChats();
  const news = unread > 0 && at !== paths.chat ? '안 읽은 메시지 있음' : undefined;
  const profile = session ? paths.memberProfile(session.memberId) : paths.ownProfile;
  return [
    { to: paths.home, label: '홈', icon: <HomeIcon /> },
    { to: paths.chat, label: '채팅', icon: <ChatIcon />, news },
    { to: paths.clubCreate, label: '아지트 만들기', icon: <PlusIcon />, centre: true },
    { to: paths.search, label: '검색', icon: <SearchIcon /> },
    { to: profile, label: '프로필', icon: <PersonIcon />, active: at === profile },
  ];
}
