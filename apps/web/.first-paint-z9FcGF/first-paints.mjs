import { QueryClient, QueryClientProvider, keepPreviousData, notifyManager, queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { Link, Outlet, Route, Routes, StaticRouter, useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Fragment as Fragment$1, Suspense, createElement, lazy, useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { BookOpen, CalendarDays, CalendarPlus, Check, ChevronDown, ChevronLeft, ChevronRight, CircleAlert, CircleCheck, CircleSlash, Dices, Dumbbell, FunnelX, Inbox, Lock, MessageCircleQuestion, Palette, Pencil, PencilLine, Plus, Search, Sparkles, TentTree, ThermometerSun, Users, Wine, X } from "lucide-react";
import * as z from "zod/mini";
import { getChoseong } from "es-hangul";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// apps/web/src/api/query-client.ts
var minute$1 = 6e4;
notifyManager.setScheduler(queueMicrotask);
/**
* Calls are made offline as well: they fail with a message, where waiting would show a skeleton for
* ever. They are not retried here: `sendAttempts` has done that.
*/
function createQueryClient() {
	return new QueryClient({ defaultOptions: {
		queries: {
			networkMode: "always",
			staleTime: minute$1,
			gcTime: minute$1,
			retry: false
		},
		mutations: {
			networkMode: "always",
			retry: 0
		}
	} });
}
// apps/web/src/domain/unread-chats.ts
/** How many messages wait in rooms whose notices are on; 0 until the live updates have asked. */
var unreadChats = createStore(() => 0);
/** For the bars of every page: it fetches nothing, so that the first view waits for nothing. */
function useUnreadChats() {
	return useStore(unreadChats);
}
// apps/web/src/navigation/paths.ts
/** The id is the last part of the path, or the value of a search parameter, which patterns leave out. */
function idPath(start, before = "/") {
	const pattern = before === "/" ? `${start}/:id` : start;
	return Object.assign((id) => start + before + id, { pattern });
}
var paths;
var init_paths = __esmMin((() => {
	paths = {
		home: "/",
		/** The front page with the clubs of the coming weekend. */
		weekend: "/?tab=date&when=weekend",
		/** The front page with the clubs of a large category. */
		clubsOfCategory: (categoryLargeId) => `/?tab=category&cl=${categoryLargeId}`,
		search: "/search",
		chat: "/chat",
		chatRoom: idPath("/chat/detail", "?room="),
		/** The room with the form of an announcement open; for its host. */
		roomAnnouncement: (roomId) => `/chat/detail?room=${roomId}&write=announcement`,
		loading: "/loading",
		login: "/login",
		oauthFailed: "/login?message=oauth-failed",
		oauth: "/oauth",
		recoverPassword: "/findpw",
		signUp: "/signup",
		signUpProfile: "/signup/add",
		clubCreate: "/azit/create",
		/** The same form, filled from a club of one's own that is over or cancelled. */
		clubAgain: idPath("/azit/create", "?again="),
		clubPreview: "/azit/preview",
		clubDetail: idPath("/azit/detail"),
		/** Open to anybody: what a link to a club that goes round leads to. */
		clubInvitation: idPath("/azit/invite"),
		clubJoin: idPath("/azit/join"),
		clubSetting: idPath("/azit/setting"),
		clubEdit: idPath("/azit/edit"),
		clubChange: idPath("/azit/change"),
		clubMembers: idPath("/azit/member"),
		clubReport: idPath("/azit/report"),
		reviewCreate: idPath("/review/create"),
		ownProfile: "/userpage/me",
		verifyPassword: "/userpage/verifypw",
		changePassword: "/userpage/resetpw",
		withdrawal: "/userpage/withdrawl",
		memberProfile: idPath("/userpage"),
		memberEdit: idPath("/userpage/edit"),
		memberSetting: idPath("/userpage/setting"),
		memberReport: idPath("/userpage/report"),
		memberFollows: idPath("/userpage/followcheck"),
		blocks: "/setting/block",
		notices: "/notice",
		noticeSetting: "/notice/setting",
		noticeUnsubscribe: "/notice/unsubscribe",
		gallery: "/__gallery"
	};
}));
// apps/web/src/ui/theme.ts
function readTheme() {
	const stored = localStorage.getItem(key);
	return themes.find((theme) => theme === stored) ?? "device";
}
/** theme.js in the page hears of it, here as in the other tabs, and repaints. */
function writeTheme(theme) {
	if (theme === readTheme()) return;
	if (theme === "device") localStorage.removeItem(key);
	else localStorage.setItem(key, theme);
	window.dispatchEvent(new StorageEvent("storage", { key }));
}
var themes, key;
var init_theme = __esmMin((() => {
	themes = [
		"device",
		"light",
		"dark"
	];
	key = "theme";
}));
// apps/web/src/session/storage.ts
/** Returns null for a value that was never set, also where the word "null" was stored. */
function readStored(key) {
	if (!inBrowser) return null;
	const value = localStorage.getItem(key);
	return value === null || value === "" || value === "null" || value === "undefined" ? null : value;
}
function writeStored(key, value) {
	if (value === null) localStorage.removeItem(key);
	else localStorage.setItem(key, value);
}
function readRefreshToken() {
	if (!inBrowser) return null;
	const prefix = `${refreshCookie}=`;
	const found = document.cookie.split("; ").find((pair) => pair.startsWith(prefix));
	return found && found.length > prefix.length ? decodeURIComponent(found.slice(prefix.length)) : null;
}
function writeRefreshToken(token) {
	const secure = location.protocol === "https:" ? "; Secure" : "";
	document.cookie = `${refreshCookie}=${encodeURIComponent(token ?? "")}; Path=/; Max-Age=${token === null ? 0 : fourteenDays}; SameSite=Lax${secure}`;
}
var fourteenDays, refreshCookie, inBrowser;
var init_storage = __esmMin((() => {
	fourteenDays = 1209600;
	refreshCookie = "refreshToken";
	inBrowser = typeof document !== "undefined";
}));
// apps/web/src/session/session.ts
function storedSession() {
	const memberId = Number(readStored("memberId"));
	if (readStored("accessToken") === null || !Number.isSafeInteger(memberId) || memberId < 1) return null;
	return {
		memberId,
		nickname: readStored("nickname") ?? "",
		email: readStored("email") ?? "",
		profileUrl: readStored("profileUrl"),
		profileName: readStored("profileName")
	};
}
function storeTokens({ accessToken, refreshToken }) {
	writeRefreshToken(refreshToken);
	writeStored("accessToken", accessToken);
}
/** Ends a session that cannot be renewed; does nothing when it has ended already. */
function expireSession() {
	if (isLoggedIn() && !isLeavingHere) logOut("expired");
}
function logOut(reason = "left") {
	isLeavingHere = false;
	writeRefreshToken(null);
	const theme = readTheme();
	localStorage.clear();
	writeTheme(theme);
	sessionStore.setState({
		session: null,
		reason
	});
}
function isLoggedIn() {
	return sessionStore.getState().session !== null;
}
function useSession() {
	return useStore(sessionStore, (state) => state.session);
}
var sessionStore, isLeavingHere;
var init_session = __esmMin((() => {
	init_theme();
	init_storage();
	sessionStore = createStore(() => ({
		session: storedSession(),
		reason: "none"
	}));
	isLeavingHere = false;
}));
// apps/web/src/ui/class-names.ts
function classNames(...names) {
	return names.filter(Boolean).join(" ");
}
var init_class_names = __esmMin((() => {}));
// apps/web/src/ui/layout/bottom-bar.module.css
init_paths();
init_session();
init_class_names();
var bottom_bar_module_default = {
	bar: "bar_TZdP",
	items: "items_TZdP",
	item: "item_TZdP",
	link: "link_TZdP",
	icon: "icon_TZdP",
	dot: "dot_TZdP",
	raised: "raised_TZdP"
};
// apps/web/src/ui/layout/visually-hidden.tsx
function VisuallyHidden({ children }) {
	return /* @__PURE__ */ jsx("span", {
		className: "visually-hidden",
		children
	});
}
var init_visually_hidden = __esmMin((() => {}));
// apps/web/src/ui/layout/bottom-bar.tsx
init_visually_hidden();
function matches(pathname, to) {
	return pathname === to || pathname.startsWith(`${to}/`);
}
function BottomBar({ items, label = "주요 메뉴" }) {
	const { pathname } = useLocation();
	return /* @__PURE__ */ jsx("nav", {
		"aria-label": label,
		className: bottom_bar_module_default.bar,
		"data-bottom-bar": true,
		children: /* @__PURE__ */ jsx("ul", {
			className: bottom_bar_module_default.items,
			children: items.map((item) => /* @__PURE__ */ jsx("li", {
				className: bottom_bar_module_default.item,
				children: /* @__PURE__ */ jsxs(Link, {
					to: item.to,
					className: bottom_bar_module_default.link,
					"aria-label": item.centre ? item.label : void 0,
					"aria-current": item.active ?? matches(pathname, item.to) ? "page" : void 0,
					children: [
						/* @__PURE__ */ jsx("span", {
							className: classNames(bottom_bar_module_default.icon, item.centre && bottom_bar_module_default.raised),
							"aria-hidden": "true",
							children: item.icon
						}),
						!item.centre && item.label,
						item.news && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("span", {
							className: bottom_bar_module_default.dot,
							"aria-hidden": "true"
						}), /* @__PURE__ */ jsx(VisuallyHidden, { children: item.news })] })
					]
				})
			}, item.to))
		})
	});
}
// apps/web/src/ui/media/line-icon.tsx
/**
* The frame of an icon that is drawn here and not taken from the icon package: it is part of the
* first download, or another sharer of the package's would make the build group files anew.
*/
function LineIcon({ width = 2, children }) {
	return /* @__PURE__ */ jsx("svg", {
		viewBox: "0 0 24 24",
		width: "24",
		height: "24",
		fill: "none",
		stroke: "currentColor",
		strokeWidth: width,
		strokeLinecap: "round",
		strokeLinejoin: "round",
		"aria-hidden": "true",
		children
	});
}
var init_line_icon = __esmMin((() => {}));
// apps/web/src/ui/media/nav-icons.tsx
function Filled({ children }) {
	return /* @__PURE__ */ jsx("svg", {
		viewBox: "0 0 24 24",
		width: "24",
		height: "24",
		fill: "currentColor",
		"aria-hidden": "true",
		children
	});
}
function HomeIcon() {
	return /* @__PURE__ */ jsx(Filled, { children: /* @__PURE__ */ jsx("path", { d: "M3 11 12 3l9 8v9a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z" }) });
}
function ChatIcon() {
	return /* @__PURE__ */ jsx(Filled, { children: /* @__PURE__ */ jsx("path", { d: "M5 3.5h14A2.5 2.5 0 0 1 21.5 6v9a2.5 2.5 0 0 1-2.5 2.5H9.6l-4.4 3.7a.75.75 0 0 1-1.2-.6v-3.3A2.5 2.5 0 0 1 2.5 15V6A2.5 2.5 0 0 1 5 3.5z" }) });
}
function PlusIcon() {
	return /* @__PURE__ */ jsx(LineIcon, {
		width: 2.4,
		children: /* @__PURE__ */ jsx("path", { d: "M12 5v14M5 12h14" })
	});
}
function SearchIcon() {
	return /* @__PURE__ */ jsx(Filled, { children: /* @__PURE__ */ jsx("path", { d: "M10 2a8 8 0 1 0 4.9 14.3l5.4 5.4 1.4-1.4-5.4-5.4A8 8 0 0 0 10 2zm0 2.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2z" }) });
}
function PersonIcon() {
	return /* @__PURE__ */ jsx(Filled, { children: /* @__PURE__ */ jsx("path", { d: "M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10zm-9 9c0-4.5 4-7 9-7s9 2.5 9 7z" }) });
}
/** Beside the others because home, which is counted by the byte, has it in its top bar. */
function BellIcon() {
	return /* @__PURE__ */ jsx(LineIcon, { children: /* @__PURE__ */ jsx("path", { d: "M6 8a6 6 0 0 1 12 0c0 4.5 1.4 6 2.7 7.3A1 1 0 0 1 20 17H4a1 1 0 0 1-.7-1.7C4.6 14 6 12.5 6 8M10.3 21a2 2 0 0 0 3.4 0" }) });
}
var init_nav_icons = __esmMin((() => {
	init_line_icon();
}));
// apps/web/src/app/nav-layout.tsx
init_nav_icons();
/** Adds the bottom bar; login and sign-up are outside of this layout. */
function NavLayout() {
	const session = useSession();
	const { pathname } = useLocation();
	const news = useUnreadChats() > 0 && pathname !== paths.chat ? "안 읽은 메시지 있음" : void 0;
	const profile = session ? paths.memberProfile(session.memberId) : paths.ownProfile;
	const items = [
		{
			to: paths.home,
			label: "홈",
			icon: /* @__PURE__ */ jsx(HomeIcon, {})
		},
		{
			to: paths.chat,
			label: "채팅",
			icon: /* @__PURE__ */ jsx(ChatIcon, {}),
			news
		},
		{
			to: paths.clubCreate,
			label: "아지트 만들기",
			icon: /* @__PURE__ */ jsx(PlusIcon, {}),
			centre: true
		},
		{
			to: paths.search,
			label: "검색",
			icon: /* @__PURE__ */ jsx(SearchIcon, {})
		},
		{
			to: profile,
			label: "프로필",
			icon: /* @__PURE__ */ jsx(PersonIcon, {}),
			active: pathname === profile
		}
	];
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Outlet, {}), pathname !== paths.chatRoom.pattern && /* @__PURE__ */ jsx(BottomBar, { items })] });
}
// apps/web/src/ui/feedback/skeleton.module.css
var skeleton, block, line$1, circle, group, appear, shimmer, skeleton_module_default;
var init_skeleton_module = __esmMin((() => {
	skeleton = "skeleton_PUjx";
	block = "block_PUjx";
	line$1 = "line_PUjx";
	circle = "circle_PUjx";
	group = "group_PUjx";
	appear = "appear_PUjx";
	shimmer = "shimmer_PUjx";
	skeleton_module_default = {
		skeleton,
		block,
		line: line$1,
		circle,
		group,
		appear,
		shimmer
	};
}));
// apps/web/src/ui/feedback/skeleton.tsx
function Skeleton({ shape = "block", width, height }) {
	return /* @__PURE__ */ jsx("span", {
		"aria-hidden": "true",
		className: classNames(skeleton_module_default.skeleton, skeleton_module_default[shape]),
		style: {
			width,
			height: height ?? (shape === "circle" ? width : void 0)
		}
	});
}
var init_skeleton = __esmMin((() => {
	init_class_names();
	init_skeleton_module();
}));
// apps/web/src/ui/feedback/skeleton-group.tsx
/** Says once that something is loading, and shows its shapes only when that takes a while. */
function SkeletonGroup({ children, label = "불러오는 중이에요" }) {
	return /* @__PURE__ */ jsxs("div", {
		"aria-busy": "true",
		className: skeleton_module_default.group,
		children: [/* @__PURE__ */ jsx("span", {
			role: "status",
			children: /* @__PURE__ */ jsx(VisuallyHidden, { children: label })
		}), children]
	});
}
var init_skeleton_group = __esmMin((() => {
	init_visually_hidden();
	init_skeleton_module();
}));
// apps/web/src/ui/media/cover-image.module.css
var cover, rounded, image, fallback, cover_image_module_default;
var init_cover_image_module = __esmMin((() => {
	cover = "cover_FzUp";
	rounded = "rounded_FzUp";
	image = "image_FzUp";
	fallback = "fallback_FzUp";
	cover_image_module_default = {
		cover,
		rounded,
		image,
		fallback
	};
}));
// apps/web/src/ui/media/cover-image.tsx
function CoverImage({ src, alt = "", ratio = 1, tint = "var(--color-line)", fallbackIcon, rounded = false, priority = false, children }) {
	const [broken, setBroken] = useState(null);
	return /* @__PURE__ */ jsxs("div", {
		className: classNames(cover_image_module_default.cover, rounded && cover_image_module_default.rounded),
		style: {
			aspectRatio: ratio,
			background: tint
		},
		children: [src && src !== broken ? /* @__PURE__ */ jsx("img", {
			src,
			alt,
			className: cover_image_module_default.image,
			decoding: "async",
			loading: priority ? "eager" : "lazy",
			fetchPriority: priority ? "high" : void 0,
			onError: () => setBroken(src)
		}) : /* @__PURE__ */ jsxs("span", {
			className: cover_image_module_default.fallback,
			children: [alt && /* @__PURE__ */ jsx(VisuallyHidden, { children: alt }), fallbackIcon]
		}), children]
	});
}
var init_cover_image = __esmMin((() => {
	init_class_names();
	init_visually_hidden();
	init_cover_image_module();
}));
// apps/web/src/features/clubs/components/club-detail-skeleton.module.css
init_skeleton();
init_skeleton_group();
init_cover_image();
var club_detail_skeleton_module_default = {
	banner: "banner_nsp7",
	body: "body_nsp7",
	facts: "facts_nsp7",
	fact: "fact_nsp7",
	lines: "lines_nsp7"
};
var club_detail_view_module_default = {
	category: "category_qSIl",
	grey: "grey_qSIl",
	body: "body_qSIl",
	title: "title_qSIl",
	seats: "seats_qSIl",
	notice: "notice_qSIl",
	section: "section_qSIl",
	heading: "heading_qSIl",
	count: "count_qSIl",
	info: "info_qSIl",
	nobody: "nobody_qSIl",
	people: "people_qSIl",
	person: "person_qSIl"
};
// apps/web/src/features/clubs/components/facts-skeleton.tsx
var facts = [
	"when",
	"where",
	"fee",
	"who"
];
/** The rows of what is said about a club. */
function FactsSkeleton() {
	return /* @__PURE__ */ jsx("div", {
		className: club_detail_skeleton_module_default.facts,
		children: facts.map((fact) => /* @__PURE__ */ jsxs("div", {
			className: club_detail_skeleton_module_default.fact,
			children: [/* @__PURE__ */ jsx(Skeleton, {
				shape: "circle",
				width: "2.2rem"
			}), /* @__PURE__ */ jsxs("div", {
				className: club_detail_skeleton_module_default.lines,
				children: [/* @__PURE__ */ jsx(Skeleton, {
					shape: "line",
					width: "60%",
					height: "2.4rem"
				}), /* @__PURE__ */ jsx(Skeleton, {
					shape: "line",
					width: "40%",
					height: "1.8rem"
				})]
			})]
		}, fact))
	});
}
// apps/web/src/features/clubs/components/club-detail-skeleton.tsx
init_skeleton();
function ClubDetailSkeleton({ club }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [club ? /* @__PURE__ */ jsx(CoverImage, {
		src: club.banner,
		ratio: 3,
		priority: true
	}) : /* @__PURE__ */ jsx("h1", {
		className: "visually-hidden",
		children: "아지트 상세"
	}), /* @__PURE__ */ jsxs(SkeletonGroup, { children: [!club && /* @__PURE__ */ jsx("div", {
		className: club_detail_skeleton_module_default.banner,
		style: { aspectRatio: 3 },
		children: /* @__PURE__ */ jsx(Skeleton, { height: "100%" })
	}), /* @__PURE__ */ jsxs("div", {
		className: club_detail_skeleton_module_default.body,
		children: [
			club ? /* @__PURE__ */ jsx("h1", {
				className: club_detail_view_module_default.title,
				children: club.name
			}) : /* @__PURE__ */ jsx(Skeleton, {
				shape: "line",
				width: "80%",
				height: "3rem"
			}),
			/* @__PURE__ */ jsx(Skeleton, {
				shape: "line",
				width: "50%",
				height: "2.2rem"
			}),
			/* @__PURE__ */ jsx(FactsSkeleton, {})
		]
	})] })] });
}
// apps/web/src/ui/actions/icon-button.module.css
var target, disc, surface, icon_button_module_default;
var init_icon_button_module = __esmMin((() => {
	target = "target_0tAx";
	disc = "disc_0tAx";
	surface = "surface_0tAx";
	icon_button_module_default = {
		target,
		disc,
		surface
	};
}));
// apps/web/src/ui/actions/icon-button.tsx
function IconButton({ label, icon, variant = "plain", type = "button", className, ...rest }) {
	return /* @__PURE__ */ jsx("button", {
		...rest,
		type,
		"aria-label": label,
		className: classNames(icon_button_module_default.target, icon_button_module_default[variant], className),
		children: /* @__PURE__ */ jsx("span", {
			className: icon_button_module_default.disc,
			children: icon
		})
	});
}
var init_icon_button = __esmMin((() => {
	init_class_names();
	init_icon_button_module();
}));
// apps/web/src/api/request-copy.ts
var requestMessages;
var init_request_copy = __esmMin((() => {
	requestMessages = {
		temporary: "요청한 작업을 하지 못했어요. 일시적인 문제이니 잠시 후 다시 시도해 주세요.",
		timeout: "응답이 늦어지고 있어요. 다시 시도해 주세요.",
		offline: "인터넷 연결을 확인해 주세요.",
		retry: "다시 시도",
		loading: "불러오는 중이에요",
		more: "더 보기"
	};
}));
// apps/web/src/api/error.ts
function timeoutError() {
	return new ApiError({
		status: 0,
		code: "TIMED_OUT",
		message: requestMessages.timeout
	});
}
function offlineError(cause) {
	return new ApiError({
		status: 0,
		code: "OFFLINE",
		message: requestMessages.offline,
		cause
	});
}
/**
* Returns the error for a refusal; a body that is not the contract's (a proxy's page) gets the generic
* message. Of a fault of the server the number of the request is told, by which its log has it.
*/
function refusal(status, body, requestId) {
	if (!isRecord(body) || typeof body.message !== "string" || typeof body.code !== "string") return new ApiError({
		status,
		code: "UNREADABLE",
		message: requestMessages.temporary
	});
	const fieldErrors = (Array.isArray(body.fieldErrors) ? body.fieldErrors : []).filter(isFieldError);
	const number = status === 500 && requestId ? ` (문의 번호 ${requestId})` : "";
	return new ApiError({
		status,
		code: body.code,
		message: body.message + number,
		fieldErrors
	});
}
/** Returns the sentence to show for anything that was thrown. */
function messageOf(error) {
	return error instanceof ApiError ? error.message : requestMessages.temporary;
}
function isRecord(value) {
	return typeof value === "object" && value !== null;
}
function isFieldError(value) {
	return isRecord(value) && typeof value.field === "string" && typeof value.message === "string";
}
var ApiError;
var init_error = __esmMin((() => {
	init_request_copy();
	ApiError = class extends Error {
		status;
		code;
		fieldErrors;
		constructor(init) {
			super(init.message, { cause: init.cause });
			this.name = "ApiError";
			this.status = init.status;
			this.code = init.code;
			this.fieldErrors = init.fieldErrors ?? [];
		}
	};
}));
// apps/web/src/navigation/steps-back.ts
init_icon_button();
init_error();
/**
* Returns how many pages of the app precede this one in the tab. The router counts since the document
* was loaded, and some screens load their own; the Navigation API, where it exists, counts them all.
*/
function stepsBack() {
	const list = window.navigation;
	if (list?.currentEntry) return list.currentEntry.index;
	const state = window.history.state;
	return isRecord(state) && typeof state.idx === "number" ? state.idx : 0;
}
// apps/web/src/navigation/use-go-back.ts
init_paths();
/** Goes back, or to the fallback where no page of the app precedes this one. */
function useGoBack(fallback = paths.home) {
	const navigate = useNavigate();
	return () => {
		stepsBack() >= 1 ? navigate(-1) : navigate(fallback, { replace: true });
	};
}
// apps/web/src/navigation/back-button.tsx
init_paths();
function BackButton({ fallback = paths.home, variant = "plain" }) {
	const goBack = useGoBack(fallback);
	return /* @__PURE__ */ jsx(IconButton, {
		label: "뒤로",
		icon: /* @__PURE__ */ jsx(ChevronLeft, { "aria-hidden": true }),
		variant,
		onClick: goBack
	});
}
var top_bar_module_default = {
	bar: "bar_mL87",
	solid: "solid_mL87",
	transparent: "transparent_mL87",
	raised: "raised_mL87",
	leading: "leading_mL87",
	trailing: "trailing_mL87",
	title: "title_mL87"
};
// apps/web/src/ui/layout/top-bar.tsx
init_class_names();
function TopBar({ title, heading: Heading = "h1", leading, trailing, variant = "solid" }) {
	return /* @__PURE__ */ jsxs("header", {
		className: classNames(top_bar_module_default.bar, top_bar_module_default[variant]),
		children: [
			/* @__PURE__ */ jsx("div", {
				className: top_bar_module_default.leading,
				children: leading
			}),
			title !== void 0 && /* @__PURE__ */ jsx(Heading, {
				className: top_bar_module_default.title,
				tabIndex: -1,
				children: title
			}),
			/* @__PURE__ */ jsx("div", {
				className: top_bar_module_default.trailing,
				children: trailing
			})
		]
	});
}
// apps/web/src/ui/layout/floating-top-bar.tsx
/** Scrolled further than this, the bar would lie on text. */
var bannerEdge = 40;
/** Floats over a banner, and gets a surface as soon as the page is scrolled under it. */
function FloatingTopBar(props) {
	const [scrolled, setScrolled] = useState(false);
	useEffect(() => {
		const update = () => setScrolled(window.scrollY > bannerEdge);
		update();
		window.addEventListener("scroll", update, { passive: true });
		return () => window.removeEventListener("scroll", update);
	}, []);
	return /* @__PURE__ */ jsx(TopBar, {
		...props,
		variant: scrolled ? "raised" : "transparent"
	});
}
var page_module_default = {
	page: "page_F9PI",
	content: "content_F9PI",
	padded: "padded_F9PI"
};
// apps/web/src/ui/layout/page.tsx
init_class_names();
function Page({ children, topBar, actionBar, padded = false }) {
	return /* @__PURE__ */ jsxs("main", {
		id: "main",
		tabIndex: -1,
		className: page_module_default.page,
		children: [
			topBar,
			/* @__PURE__ */ jsx("div", {
				className: classNames(page_module_default.content, padded && page_module_default.padded),
				children
			}),
			actionBar
		]
	});
}
// apps/web/src/screens/clubs/detail-waiting.tsx
/** The loading state of a club page; shows what is already known of the club. */
function DetailWaiting({ club }) {
	return /* @__PURE__ */ jsx(Page, {
		topBar: /* @__PURE__ */ jsx(FloatingTopBar, { leading: /* @__PURE__ */ jsx(BackButton, { variant: "surface" }) }),
		children: /* @__PURE__ */ jsx(ClubDetailSkeleton, { ...club && { club } })
	});
}
// packages/rules/src/club-sentences.ts
/** Returns why nobody can apply to a club that is in this phase and not open. */
function whyNotOpen(phase) {
	if (phase === "cancelled") return CLUB_CANCELLED;
	return phase === "ongoing" ? CLUB_BEGUN : CLUB_ENDED;
}
var CLUB_ENDED, CLUB_BEGUN, CLUB_CANCELLED, CLUB_FULL;
var init_club_sentences = __esmMin((() => {
	CLUB_ENDED = "이미 종료된 아지트예요";
	CLUB_BEGUN = "이미 시작한 아지트예요";
	CLUB_CANCELLED = "취소된 아지트예요";
	CLUB_FULL = "이미 마감된 아지트예요";
}));
// apps/web/src/domain/copy/invitation.ts
init_club_sentences();
var invitationMessages = {
	title: "초대장",
	apply: "참여 신청하러 가기",
	loginFirst: "로그인하거나 가입하면 바로 신청으로 이어져요",
	seatsLeft: (limit, left) => `${limit}명 중 ${left}자리 남았어요`,
	addressLater: "자세한 주소는 참여가 확정되면 보여요",
	full: "자리가 모두 찼어요.",
	notOpen: (phase) => `${whyNotOpen(phase)}. 다음에 꼭 함께해요.`,
	others: "비슷한 아지트 둘러보기",
	gone: "지금은 볼 수 없는 초대장이에요.",
	goneHow: "주소가 바뀌었거나 없는 아지트예요.",
	lookAround: "다른 아지트 둘러보기"
};
var invitation_view_module_default = {
	view: "view_BJg1",
	banner: "banner_BJg1",
	grey: "grey_BJg1",
	category: "category_BJg1",
	title: "title_BJg1",
	seats: "seats_BJg1",
	host: "host_BJg1",
	person: "person_BJg1",
	name: "name_BJg1",
	warmth: "warmth_BJg1",
	degrees: "degrees_BJg1",
	label: "label_BJg1",
	section: "section_BJg1",
	heading: "heading_BJg1",
	info: "info_BJg1"
};
// apps/web/src/features/clubs/components/invitation/invitation-skeleton.tsx
init_skeleton();
init_skeleton_group();
init_cover_image();
/** The shape of the invitation, with what is already known of the club. */
function InvitationSkeleton({ club }) {
	return /* @__PURE__ */ jsxs("div", {
		className: invitation_view_module_default.view,
		children: [
			!club && /* @__PURE__ */ jsx("h1", {
				className: "visually-hidden",
				children: invitationMessages.title
			}),
			/* @__PURE__ */ jsx("div", {
				className: invitation_view_module_default.banner,
				children: /* @__PURE__ */ jsx(CoverImage, {
					src: club?.banner ?? null,
					ratio: 3,
					priority: true
				})
			}),
			/* @__PURE__ */ jsx("div", { className: invitation_view_module_default.category }),
			club && /* @__PURE__ */ jsx("h1", {
				className: invitation_view_module_default.title,
				children: club.name
			}),
			/* @__PURE__ */ jsxs(SkeletonGroup, { children: [
				!club && /* @__PURE__ */ jsx(Skeleton, {
					shape: "line",
					width: "80%",
					height: "3rem"
				}),
				/* @__PURE__ */ jsx(Skeleton, {
					shape: "line",
					width: "50%",
					height: "2.2rem"
				}),
				/* @__PURE__ */ jsx(FactsSkeleton, {})
			] })
		]
	});
}
var wordmark_module_default = {
	wordmark: "wordmark_t6yo",
	small: "small_t6yo",
	medium: "medium_t6yo",
	large: "large_t6yo"
};
// apps/web/src/domain/wordmark.tsx
/** The hut and the name. It is read as 아지트, never spelled out. */
function Wordmark({ size = "small" }) {
	return /* @__PURE__ */ jsxs("span", {
		className: `${wordmark_module_default.wordmark} ${wordmark_module_default[size]}`,
		role: "img",
		"aria-label": "아지트",
		children: [/* @__PURE__ */ jsxs("svg", {
			viewBox: "96 104 320 308",
			fill: "currentColor",
			fillRule: "evenodd",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ jsx("path", { d: "M232.6 118.4a36 36 0 0 1 46.8 0l122.2 104.2c16.8 14.3 6.7 41.8-15.3 41.8H376v104.8A36.8 36.8 0 0 1 339.2 406H172.8A36.8 36.8 0 0 1 136 369.2V264.4h-10.3c-22 0-32.1-27.5-15.3-41.8L232.6 118.4ZM256 262a54 54 0 0 0-54 54v90h108v-90a54 54 0 0 0-54-54Zm0-67a17 17 0 1 0 0 34 17 17 0 0 0 0-34Z" }), /* @__PURE__ */ jsx("circle", {
				cx: "288",
				cy: "346",
				r: "9"
			})]
		}), /* @__PURE__ */ jsx("span", {
			"aria-hidden": "true",
			children: "AZIT"
		})]
	});
}
var invitation_screen_module_default = { home: "home_mWih" };
// apps/web/src/screens/clubs/invitation/invitation-top-bar.tsx
init_paths();
/** Who was sent a link may not know where they are: the name, which leads to the front page. */
function InvitationTopBar() {
	return /* @__PURE__ */ jsx(TopBar, { leading: /* @__PURE__ */ jsx(Link, {
		to: paths.home,
		className: invitation_screen_module_default.home,
		children: /* @__PURE__ */ jsx(Wordmark, {})
	}) });
}
// apps/web/src/screens/clubs/invitation/invitation-waiting.tsx
/** The loading state of an invitation; shows what is already known of the club. */
function InvitationWaiting({ club }) {
	return /* @__PURE__ */ jsx(Page, {
		topBar: /* @__PURE__ */ jsx(InvitationTopBar, {}),
		children: /* @__PURE__ */ jsx(InvitationSkeleton, { ...club && { club } })
	});
}
// apps/web/src/domain/category-look.ts
/** Icon and ground of a large category: on its tile, and where a club has no picture. */
function categoryLook(categoryLargeId) {
	return looks[categoryLargeId] ?? {
		icon: Palette,
		tint: "var(--color-line)"
	};
}
var looks;
var init_category_look = __esmMin((() => {
	looks = {
		1: {
			icon: Palette,
			tint: "var(--tint-5)"
		},
		2: {
			icon: Dumbbell,
			tint: "var(--tint-1)"
		},
		3: {
			icon: Wine,
			tint: "var(--tint-2)"
		},
		4: {
			icon: Dices,
			tint: "var(--tint-6)"
		},
		5: {
			icon: TentTree,
			tint: "var(--tint-4)"
		},
		6: {
			icon: PencilLine,
			tint: "var(--tint-3)"
		},
		7: {
			icon: BookOpen,
			tint: "var(--tint-7)"
		}
	};
}));
// packages/contract/src/images/image.rule.ts
/** A banner is kept twice: as it is on the detail page, and small and square for cards. */
function cardImageName(fileName) {
	return fileName.replace(/\.webp$/, ".card.webp");
}
var init_image_rule = __esmMin((() => {}));
// apps/web/src/domain/image-address.ts
/** Named by the server in the page it serves, or by the build of an app that is served elsewhere. */
function storageBase() {
	served ??= document.querySelector("meta[name=\"azit-storage-base\"]")?.content;
	return served ?? "";
}
/** Storage base + path + '/' + name; null where there is none but the default, for which the screens have their own art. */
function imageAddress(file) {
	return file && file.fileUrl !== "/images/default" ? `${storageBase()}${file.fileUrl}/${file.fileName}` : null;
}
/** The small square copy of a club's banner. */
function thumbAddress(banner) {
	return banner && imageAddress({
		...banner,
		fileName: cardImageName(banner.fileName)
	});
}
var served;
var init_image_address = __esmMin((() => {
	init_image_rule();
}));
// apps/web/src/domain/club-thumb.tsx
/** A club's picture, small; without one, or where it does not load, the tint and icon of its category. */
function ClubThumb({ club, children }) {
	const { icon: Icon, tint } = categoryLook(club.categorySmall.categoryLargeId);
	return /* @__PURE__ */ jsx(CoverImage, {
		src: thumbAddress(club.bannerImage),
		tint,
		fallbackIcon: /* @__PURE__ */ jsx(Icon, { "aria-hidden": true }),
		rounded: true,
		children
	});
}
var init_club_thumb = __esmMin((() => {
	init_cover_image();
	init_category_look();
	init_image_address();
}));
// apps/web/src/features/club-cards/components/club-card.module.css
var card, list, thumb$1, picture, tag, text$3, bones$1, category, title$3, link, meta, seats, fee$1, temperature, why$1, count$4, review, club_card_module_default;
var init_club_card_module = __esmMin((() => {
	card = "card_JGN1";
	list = "list_JGN1";
	thumb$1 = "thumb_JGN1";
	picture = "picture_JGN1";
	tag = "tag_JGN1";
	text$3 = "text_JGN1";
	bones$1 = "bones_JGN1";
	category = "category_JGN1";
	title$3 = "title_JGN1";
	link = "link_JGN1";
	meta = "meta_JGN1";
	seats = "seats_JGN1";
	fee$1 = "fee_JGN1";
	temperature = "temperature_JGN1";
	why$1 = "why_JGN1";
	count$4 = "count_JGN1";
	review = "review_JGN1";
	club_card_module_default = {
		card,
		list,
		thumb: thumb$1,
		picture,
		tag,
		text: text$3,
		bones: bones$1,
		category,
		title: title$3,
		link,
		meta,
		seats,
		fee: fee$1,
		temperature,
		why: why$1,
		count: count$4,
		review
	};
}));
// apps/web/src/features/club-cards/components/club-list-skeleton.tsx
/** Line for line as tall as the cards that will take its place. */
function ClubListSkeleton() {
	return /* @__PURE__ */ jsx(SkeletonGroup, { children: /* @__PURE__ */ jsx("div", {
		className: club_card_module_default.list,
		children: rows$1.map((width) => /* @__PURE__ */ jsxs("div", {
			className: club_card_module_default.card,
			children: [/* @__PURE__ */ jsx("div", {
				className: club_card_module_default.picture,
				children: /* @__PURE__ */ jsx(Skeleton, { height: "100%" })
			}), /* @__PURE__ */ jsxs("div", {
				className: club_card_module_default.bones,
				children: [
					/* @__PURE__ */ jsx(Skeleton, {
						shape: "line",
						width: "38%",
						height: "1.2rem"
					}),
					/* @__PURE__ */ jsx(Skeleton, {
						shape: "line",
						width,
						height: "1.6rem"
					}),
					/* @__PURE__ */ jsx(Skeleton, {
						shape: "line",
						width: "44%",
						height: "1.3rem"
					}),
					/* @__PURE__ */ jsx(Skeleton, {
						shape: "line",
						width: "52%",
						height: "1.3rem"
					}),
					/* @__PURE__ */ jsx(Skeleton, {
						shape: "line",
						width: "24%",
						height: "1.3rem"
					}),
					/* @__PURE__ */ jsx(Skeleton, {
						shape: "line",
						width: "34%",
						height: "2rem"
					})
				]
			})]
		}, width))
	}) });
}
var rows$1;
var init_club_list_skeleton = __esmMin((() => {
	init_skeleton();
	init_skeleton_group();
	init_club_card_module();
	rows$1 = [
		"68%",
		"84%",
		"56%",
		"76%",
		"64%"
	];
}));
// apps/web/src/features/feed/model/tab-scroll.ts
init_club_thumb();
init_club_list_skeleton();
/**
* Where to scroll when a tab comes on screen. Tabs that stick to the top stay there, and tabs in
* the open stay where they are, unless the tab itself was left further down.
*/
function scrollForTab({ left, kept, stuckFrom }) {
	if (kept !== void 0 && kept > stuckFrom) return kept;
	return Math.min(left, stuckFrom);
}
// apps/web/src/features/feed/model/use-tab-scroll.ts
/** Outlives the screen: the tabs keep their scroll positions while a club is open. */
var kept = /* @__PURE__ */ new Map();
/**
* Keeps the scroll of each tab, and goes to the top of the list for another choice within a tab.
* Put `anchor` on an empty element right above the tabs.
*/
function useTabScroll(tab, choice) {
	const anchor = useRef(null);
	const shown = useRef(tab);
	const chosen = useRef(choice);
	const arrival = useRef(useNavigationType());
	useLayoutEffect(() => {
		if (arrival.current !== "POP") kept.clear();
	}, []);
	useLayoutEffect(() => {
		if (shown.current === tab) return;
		const left = kept.get(shown.current) ?? 0;
		shown.current = tab;
		if (!anchor.current) return;
		const stuckFrom = stickingPoint(anchor.current);
		window.scrollTo(0, scrollForTab({
			left,
			kept: kept.get(tab),
			stuckFrom
		}));
	}, [tab]);
	useLayoutEffect(() => {
		if (chosen.current === choice) return;
		chosen.current = choice;
		if (!anchor.current) return;
		const stuckFrom = stickingPoint(anchor.current);
		if (window.scrollY > stuckFrom) window.scrollTo(0, stuckFrom);
	}, [choice]);
	return {
		anchor,
		keepScroll: () => void kept.set(shown.current, window.scrollY)
	};
}
function stickingPoint(anchor) {
	const bar = Number.parseFloat(getComputedStyle(anchor).scrollMarginTop) || 0;
	return anchor.getBoundingClientRect().top + window.scrollY - bar;
}
var tabs_module_default = {
	tabs: "tabs_QDtM",
	sticky: "sticky_QDtM",
	tab: "tab_QDtM",
	count: "count_QDtM",
	panel: "panel_QDtM"
};
// apps/web/src/ui/layout/tabs.tsx
init_class_names();
function Tabs(props) {
	const { label, items, value, onChange, sticky, children } = props;
	const id = useId();
	function handleKey(event) {
		const at = items.findIndex((item) => item.value === value);
		const targets = {
			ArrowRight: (at + 1) % items.length,
			ArrowLeft: (at - 1 + items.length) % items.length,
			Home: 0,
			End: items.length - 1
		};
		const next = items[targets[event.key] ?? -1];
		if (!next) return;
		event.preventDefault();
		onChange(next.value);
		document.getElementById(`${id}-${next.value}`)?.focus({ preventScroll: true });
	}
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("div", {
		role: "tablist",
		"aria-label": label,
		className: classNames(tabs_module_default.tabs, sticky && tabs_module_default.sticky),
		onKeyDown: handleKey,
		children: items.map((item) => /* @__PURE__ */ jsxs("button", {
			type: "button",
			role: "tab",
			id: `${id}-${item.value}`,
			"aria-selected": item.value === value,
			"aria-controls": `${id}-panel`,
			tabIndex: item.value === value ? 0 : -1,
			className: tabs_module_default.tab,
			onClick: () => onChange(item.value),
			children: [
				item.label,
				item.count !== void 0 && /* @__PURE__ */ jsxs("span", {
					className: tabs_module_default.count,
					children: [" ", item.count]
				}),
				item.mark
			]
		}, item.value))
	}), /* @__PURE__ */ jsx("div", {
		role: "tabpanel",
		id: `${id}-panel`,
		"aria-labelledby": `${id}-${value}`,
		className: tabs_module_default.panel,
		children
	})] });
}
var feed_tabs_module_default = {
	anchor: "anchor_OTBG",
	panel: "panel_OTBG"
};
// apps/web/src/features/feed/components/feed-tabs.tsx
var labels = {
	recommend: "추천",
	category: "카테고리별",
	date: "날짜별"
};
function FeedTabs({ tabs, value, onChange, choice, children }) {
	const { anchor, keepScroll } = useTabScroll(value, choice);
	function change(tab) {
		keepScroll();
		onChange(tab);
	}
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("div", {
		ref: anchor,
		className: feed_tabs_module_default.anchor
	}), /* @__PURE__ */ jsx(Tabs, {
		label: "둘러보기",
		items: tabs.map((tab) => ({
			value: tab,
			label: labels[tab]
		})),
		value,
		onChange: change,
		sticky: true,
		children: /* @__PURE__ */ jsx("div", {
			className: feed_tabs_module_default.panel,
			children
		})
	})] });
}
// apps/web/src/domain/copy/discovery.ts
var discoveryMessages;
var init_discovery = __esmMin((() => {
	discoveryMessages = {
		writeReview: "후기 쓰기",
		awaitingReview: "후기를 기다리는 아지트",
		awaitingReviewCount: (count) => `${count}곳`,
		waitingApplications: "기다리는 신청",
		waitingApplicationsCount: (count) => `${count}건`,
		bannerTitle: "이번 주말, 같이할 사람을 찾고 있나요?",
		bannerText: "3명부터 20명까지, 작게 모여요",
		full: "자리가 모두 찼어요",
		host: "호스트",
		liveClubs: "지금 모이는 아지트",
		logIn: "로그인",
		signUp: "회원가입"
	};
}));
// apps/web/src/features/feed/components/home-banner.module.css
init_discovery();
var home_banner_module_default = {
	banner: "banner_6Pf-",
	art: "art_6Pf-",
	text: "text_6Pf-",
	title: "title_6Pf-",
	arrow: "arrow_6Pf-"
};
// apps/web/src/features/feed/components/home-banner.svg
var home_banner_default = "/assets/home-banner-D6Z0PoG.svg";
// apps/web/src/features/feed/components/home-banner.tsx
init_paths();
/** Leads to what the coming weekend offers. */
function HomeBanner() {
	return /* @__PURE__ */ jsxs(Link, {
		to: paths.weekend,
		preventScrollReset: true,
		className: home_banner_module_default.banner,
		children: [
			/* @__PURE__ */ jsx("img", {
				src: home_banner_default,
				alt: "",
				className: home_banner_module_default.art,
				fetchPriority: "high"
			}),
			/* @__PURE__ */ jsxs("span", {
				className: home_banner_module_default.text,
				children: [/* @__PURE__ */ jsx("strong", {
					className: home_banner_module_default.title,
					children: discoveryMessages.bannerTitle
				}), /* @__PURE__ */ jsx("span", { children: discoveryMessages.bannerText })]
			}),
			/* @__PURE__ */ jsx(ChevronRight, {
				"aria-hidden": true,
				className: home_banner_module_default.arrow
			})
		]
	});
}
// packages/contract/src/field.ts
/** Characters as a person counts them: one per code point. */
function countCharacters(value) {
	return [...value].length;
}
/**
* Returns the text in NFC, so that one word has one spelling. One that is too long in any spelling is
* returned as it is: sorting thousands of marks on a single letter keeps the processor for seconds.
*/
function compose(value, maxCharacters) {
	return value.length > maxCharacters * UNITS_PER_CHARACTER ? value : value.normalize("NFC");
}
/** A typed text: NFC, trimmed, counted by characters, free of control characters and broken pairs. */
function text$1({ min = 0, max, message, multiline = false }) {
	const control = multiline ? TEXT_CONTROL : LINE_CONTROL;
	return z.string(message).check(z.overwrite((value) => compose(value.replaceAll("\r\n", "\n").trim(), max)), z.refine((value) => value.isWellFormed() && !control.test(value), "쓸 수 없는 문자가 들어 있어요."), z.refine((value) => {
		const length = countCharacters(value);
		return length >= min && length <= max && (min === 0 || VISIBLE.test(value));
	}, message), z.meta({
		minLength: min,
		maxLength: max
	}));
}
/** An address that a browser can open safely: https, a host, no name or password in it. */
function httpsLink(max, message) {
	return text$1({
		min: 1,
		max,
		message
	}).check(z.refine(isHttpsLink, message));
}
function isHttpsLink(value) {
	if (!/^https:\/\/\S+$/i.test(value) || !URL.canParse(value)) return false;
	const { protocol, hostname, username, password } = new URL(value);
	return protocol === "https:" && hostname !== "" && username === "" && password === "";
}
/** Typed as what our own clients send; others may send the other kind, and both are accepted. */
function numberOrDigits(pattern, min, max, message) {
	return z.union([z.string(), z.number()], message).check(z.refine((value) => pattern.test(String(value)), {
		error: message,
		abort: true
	}), z.refine((value) => Number(value) >= min && Number(value) <= max, message));
}
/** A number, or its decimal digits: clients keep ids in local storage, which holds only strings. */
function integer(min, max, message) {
	const described = z.meta({
		type: "integer",
		minimum: min,
		maximum: max,
		anyOf: void 0
	});
	return z.pipe(numberOrDigits(/^\d{1,10}$/, min, max, message).check(described), z.transform(Number));
}
/** Four digits, handed on as a string; a number is accepted too. */
function year(min, max, message) {
	const described = z.meta({
		type: "string",
		pattern: "^\\d{4}$",
		anyOf: void 0
	});
	return z.pipe(numberOrDigits(/^\d{4}$/, min, max, message).check(described), z.transform(String));
}
function paging(defaultSize) {
	return {
		page: z._default(integer(1, MAX_PAGE, PAGE_MESSAGE), 1),
		size: z._default(integer(1, 50, SIZE_MESSAGE), defaultSize)
	};
}
var LINE_CONTROL, TEXT_CONTROL, VISIBLE, UNITS_PER_CHARACTER, MAX_ID, ID_MESSAGE, id, longId, PAGE_MESSAGE, SIZE_MESSAGE, MAX_PAGE, fileInfoSchema;
var init_field = __esmMin((() => {
	LINE_CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
	TEXT_CONTROL = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
	VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
	UNITS_PER_CHARACTER = 8;
	MAX_ID = 2147483647;
	ID_MESSAGE = "번호가 올바르지 않아요.";
	id = integer(1, MAX_ID, ID_MESSAGE);
	longId = integer(1, 9999999999, ID_MESSAGE);
	PAGE_MESSAGE = "쪽 번호는 1~1,000,000 사이의 정수여야 해요.";
	SIZE_MESSAGE = "한 쪽의 개수는 1~50 사이의 정수여야 해요.";
	MAX_PAGE = 1e6;
	fileInfoSchema = z.object({
		fileUrl: z.string(),
		fileName: z.string()
	});
})), LARGE_CATEGORY_IDS, categorySmallSchema, categorySmallId;
var init_category_schema = __esmMin((() => {
	init_field();
	LARGE_CATEGORY_IDS = [
		1,
		2,
		3,
		4,
		5,
		6,
		7
	];
	categorySmallSchema = z.object({
		categorySmallId: z.int(),
		categoryName: z.string(),
		categoryLargeId: z.int()
	});
	categorySmallId = integer(1, 35, "카테고리를 골라 주세요.");
}));
// apps/web/src/domain/finding/club-filters.ts
/** Anything odd in the address filters nothing. */
function readFilters(address) {
	const isOn = (filter) => address.get(written[filter][0]) === written[filter][1];
	const codes = address.getAll("area").filter((code) => /^[1-9]\d{4}$/.test(code));
	return {
		weekend: isOn("weekend"),
		free: isOn("free"),
		online: isOn("online"),
		joinable: isOn("joinable"),
		areas: [...new Set(codes)].slice(0, 10)
	};
}
/** Returns the address with these filters instead of its own, and with everything else it held. */
function withFilters(address, filters) {
	const next = new URLSearchParams(address);
	for (const filter of filterSwitches) {
		const [name, value] = written[filter];
		next.delete(name);
		if (filters[filter]) next.set(name, value);
	}
	next.delete("area");
	for (const code of filters.areas) next.append("area", code);
	return next;
}
function hasFilters(filters) {
	return withFilters(new URLSearchParams(), filters).size > 0;
}
var filterSwitches, noFilters, written;
var init_club_filters = __esmMin((() => {
	filterSwitches = [
		"weekend",
		"free",
		"online",
		"joinable"
	];
	noFilters = {
		weekend: false,
		free: false,
		online: false,
		joinable: false,
		areas: []
	};
	written = {
		weekend: ["when", "weekend"],
		free: ["free", "1"],
		online: ["mode", "online"],
		joinable: ["joinable", "1"]
	};
}));
// apps/web/src/features/feed/model/feed-state.ts
/** Anything odd in the address reads as the default: the first tab, the first tile, today. */
function readFeedState(address, tabs) {
	const asked = address.get("tab");
	return {
		tab: tabs.find((tab) => tab === asked) ?? tabs[0] ?? "category",
		cl: LARGE_CATEGORY_IDS.find((id) => String(id) === address.get("cl")) ?? 1,
		day: readDay(address.get("day")),
		date: readDate(address.get("date")),
		filters: readFilters(address)
	};
}
/** Defaults are left out: the plain front page keeps its plain URL. */
function writeFeedState(feed, tabs) {
	const address = new URLSearchParams();
	if (feed.tab !== tabs[0]) address.set("tab", feed.tab);
	if (feed.cl !== 1) address.set("cl", String(feed.cl));
	if (feed.date !== null) address.set("date", feed.date);
	else if (feed.day !== 0) address.set("day", String(feed.day));
	return withFilters(address, feed.filters);
}
/** Everything that is chosen within the tabs: another choice is another list. */
function choiceOf(feed) {
	return String(writeFeedState({
		...feed,
		tab: "recommend"
	}, feedTabs));
}
function readDay(text) {
	return text !== null && /^\d$/.test(text) && Number(text) < 7 ? Number(text) : 0;
}
function readDate(text) {
	return text !== null && /^20\d\d-[01]\d-[0-3]\d$/.test(text) ? text : null;
}
var feedTabs;
var init_feed_state = __esmMin((() => {
	init_category_schema();
	init_club_filters();
	feedTabs = [
		"recommend",
		"category",
		"date"
	];
}));
// apps/web/src/queries/known-counts.ts
/** Undefined where nothing is known of the member who is logged in. */
function readKnownCount(name) {
	const count = readAll()[name];
	return typeof count === "number" ? count : void 0;
}
/** Nothing is stored for a member who has nothing. A logout forgets it with everything else. */
function keepKnownCount(name, count) {
	const memberId = readStored("memberId");
	if (memberId === null || readKnownCount(name) === count) return;
	const { memberId: _, ...others } = readAll();
	const counts = {
		...others,
		[name]: count
	};
	if (Object.values(counts).every((known) => known === 0)) localStorage.removeItem(storageKey);
	else localStorage.setItem(storageKey, JSON.stringify({
		memberId,
		...counts
	}));
}
function readAll() {
	const memberId = readStored("memberId");
	if (memberId === null) return {};
	try {
		const stored = JSON.parse(localStorage.getItem(storageKey) ?? "null");
		return isRecord(stored) && stored.memberId === memberId ? stored : {};
	} catch {
		return {};
	}
}
var storageKey;
var init_known_counts = __esmMin((() => {
	init_error();
	init_storage();
	storageKey = "knownCounts";
}));
// apps/web/src/features/feed/model/use-banner-spot.ts
init_feed_state();
init_known_counts();
/**
* Where the banner stands: on top, or in the list where strips have taken its place. Decided once
* for a visit, by the number of strips: one that comes or goes later must not move everything else.
*/
function useBannerSpot() {
	const [lines, setLines] = useState(knownLines);
	const [spot, setSpot] = useState(() => spotFor(lines));
	return {
		/** Undefined while the strips are not known. */
		lines,
		spot: spot ?? "top",
		setLines: (next) => {
			setLines(next);
			setSpot((decided) => decided ?? spotFor(next));
		}
	};
}
function spotFor(lines) {
	if (lines === void 0) return void 0;
	return lines > 0 ? "list" : "top";
}
/** As many as on the last visit. */
function knownLines() {
	const counts = [readKnownCount("waiting"), readKnownCount("reviews")];
	return counts.includes(void 0) ? void 0 : counts.filter(Boolean).length;
}
// apps/web/src/features/feed/model/use-feed-state.ts
/** The state of the feed, and a function that changes it; choices of the other tabs stay as they are. */
function useFeedState(tabs) {
	const [address, setAddress] = useSearchParams();
	const feed = readFeedState(address, tabs);
	/** `undoable`: Back leads to the state before. */
	const move = (change, { undoable = false } = {}) => {
		const options = {
			replace: !undoable,
			preventScrollReset: true,
			flushSync: true
		};
		setAddress(writeFeedState({
			...feed,
			...change
		}, tabs), options);
	};
	return {
		feed,
		move
	};
}
// apps/web/src/ui/actions/icon-link.tsx
function IconLink({ label, icon, variant = "plain", className, ...rest }) {
	return /* @__PURE__ */ jsx(Link, {
		...rest,
		"aria-label": label,
		className: classNames(icon_button_module_default.target, icon_button_module_default[variant], className),
		children: /* @__PURE__ */ jsx("span", {
			className: icon_button_module_default.disc,
			children: icon
		})
	});
}
var init_icon_link = __esmMin((() => {
	init_class_names();
	init_icon_button_module();
}));
// apps/web/src/domain/copy/notice.ts
var noticeMessages;
var init_notice = __esmMin((() => {
	noticeMessages = {
		title: "알림",
		/** Of the bell; it says a number that the bell has no room for. */
		unreadCount: (count) => count > 99 ? "알림 99개 넘음" : `알림 ${count}개`,
		setting: "알림 설정",
		list: (day) => `${day} 알림`,
		markAll: "모두 읽음",
		markFailed: "읽음으로 바꾸지 못했어요.",
		unread: "읽지 않음",
		/** Of several people who did the same; the first is named. */
		andOthers: (nickname, others) => `${nickname}님 외 ${others}명`,
		none: "아직 알림이 없어요.",
		noneHow: "신청하면 여기서 알려 드려요.",
		failed: "알림을 불러오지 못했어요.",
		today: "오늘",
		yesterday: "어제",
		justNow: "방금",
		minutesAgo: (minutes) => `${minutes}분 전`,
		hoursAgo: (hours) => `${hours}시간 전`
	};
}));
// packages/contract/src/endpoint.ts
function endpoint(definition) {
	return definition;
}
var init_endpoint = __esmMin((() => {}));
// packages/contract/src/envelope.ts
function data(schema) {
	return z.object({ data: schema });
}
function page(item) {
	return z.object({
		data: z.array(item),
		pageInfo: pageInfoSchema
	});
}
var pageInfoSchema;
var init_envelope = __esmMin((() => {
	pageInfoSchema = z.object({
		page: z.int(),
		size: z.int(),
		totalElements: z.int(),
		totalPages: z.int()
	});
	z.object({
		status: z.int(),
		code: z.string(),
		message: z.string(),
		fieldErrors: z.optional(z.array(z.object({
			field: z.string(),
			message: z.string()
		})))
	});
})), BIRTH_YEAR_MIN, NICKNAME_MAX, NICKNAME_PATTERN, PASSWORD_PATTERN, EMAIL_PATTERN, NICKNAME_MESSAGE, EMAIL_MESSAGE, PASSWORD_MESSAGE, BIRTH_YEAR_MESSAGE, nickname, email, password, aboutMe, genders, gender, birthYear, interests;
var init_member_field = __esmMin((() => {
	init_category_schema();
	init_field();
	BIRTH_YEAR_MIN = 1950;
	NICKNAME_MAX = 8;
	NICKNAME_PATTERN = /^[A-Za-z가-힣_-]{2,8}$/;
	PASSWORD_PATTERN = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[~!@#$%^&*()])[A-Za-z\d~!@#$%^&*()]{8,16}$/;
	EMAIL_PATTERN = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}$/;
	NICKNAME_MESSAGE = "영문, 한글, -, _로 2~8자까지 쓸 수 있어요.";
	EMAIL_MESSAGE = "이메일 형식이 맞지 않아요.";
	PASSWORD_MESSAGE = "특수문자, 영문, 숫자를 모두 넣어 8~16자로 써 주세요.";
	BIRTH_YEAR_MESSAGE = "태어난 해를 골라 주세요.";
	nickname = z.string("닉네임을 입력해 주세요.").check(z.overwrite((value) => compose(value, NICKNAME_MAX)), z.regex(NICKNAME_PATTERN, NICKNAME_MESSAGE));
	email = z.string("이메일을 입력해 주세요.").check(z.trim(), z.maxLength(254, EMAIL_MESSAGE), z.regex(EMAIL_PATTERN, EMAIL_MESSAGE));
	password = z.string("비밀번호를 입력해 주세요.").check(z.regex(PASSWORD_PATTERN, PASSWORD_MESSAGE));
	aboutMe = text$1({
		min: 1,
		max: 128,
		multiline: true,
		message: "자기소개를 1~128자로 써 주세요."
	});
	genders = ["MALE", "FEMALE"];
	gender = z.enum(genders, "성별을 골라 주세요.");
	birthYear = year(BIRTH_YEAR_MIN, 9999, BIRTH_YEAR_MESSAGE);
	interests = z.array(categorySmallId, "관심사를 골라 주세요.").check(z.minLength(1, "관심사를 1개 이상 골라 주세요."), z.maxLength(12, "관심사는 12개까지 고를 수 있어요."), z.refine((ids) => new Set(ids).size === ids.length, "같은 관심사를 두 번 고를 수 없어요."));
}));
// packages/contract/src/members/member.schema.ts
var memberSummarySchema, memberIntroSchema, memberProfileSchema, ownMemberSchema, visibleMemberSchema;
var init_member_schema = __esmMin((() => {
	init_field();
	init_member_field();
	memberSummarySchema = z.object({
		memberId: z.int(),
		nickname: z.string(),
		fileInfo: fileInfoSchema
	});
	memberIntroSchema = z.extend(memberSummarySchema, { aboutMe: z.string() });
	memberProfileSchema = z.extend(memberIntroSchema, {
		reputation: z.number(),
		following: z.int(),
		follower: z.int(),
		categorySmallIdList: z.array(z.int())
	});
	ownMemberSchema = z.extend(memberProfileSchema, {
		email: z.string(),
		gender,
		birthYear: z.string(),
		/** 내 동네: the codes of up to two areas. */
		areaCodes: z.array(z.string())
	});
	visibleMemberSchema = z.extend(memberProfileSchema, {
		email: z.optional(z.string()),
		gender: z.optional(gender),
		birthYear: z.optional(z.string()),
		areaCodes: z.optional(z.array(z.string()))
	});
}));
// packages/contract/src/clubs/club.field.ts
function isCalendarDate(value) {
	const parsed = /* @__PURE__ */ new Date(`${value}T00:00:00Z`);
	return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value) && value >= "2000-01-01" && value <= LAST_DATE;
}
var CLUB_BIRTH_YEAR_MIN, CLUB_BIRTH_YEAR_MAX, FEE_MAX, joinAnswer, FEE_MESSAGE, LIMIT_MESSAGE, LAST_DATE, DATE_MESSAGE, meetingDate, TIME_MESSAGE, DURATION_MESSAGE, YEAR_MESSAGE, genderRestrictions, genderRestriction, meetingPlaces, isOnline, locationVisibilities, locationVisibility, rejectionReasons, rejectionReason;
var init_club_field = __esmMin((() => {
	init_field();
	CLUB_BIRTH_YEAR_MIN = 1950;
	CLUB_BIRTH_YEAR_MAX = 2023;
	FEE_MAX = 1e7;
	text$1({
		min: 2,
		max: 24,
		message: "이름은 2~24자로 써 주세요."
	});
	text$1({
		min: 1,
		max: 128,
		multiline: true,
		message: "소개는 1~128자로 써 주세요."
	});
	text$1({
		min: 1,
		max: 24,
		message: "질문은 1~24자로 써 주세요."
	});
	joinAnswer = text$1({
		min: 1,
		max: 128,
		multiline: true,
		message: "답변은 1~128자로 써 주세요."
	});
	text$1({
		min: 1,
		max: 100,
		message: "장소는 1~100자로 써 주세요."
	});
	httpsLink(300, "링크는 https://로 시작하는 주소를 300자까지 쓸 수 있어요.");
	text$1({
		max: 128,
		multiline: true,
		message: "취소하는 이유는 128자까지 쓸 수 있어요."
	});
	text$1({
		max: 128,
		multiline: true,
		message: "덧붙이는 말은 128자까지 쓸 수 있어요."
	});
	FEE_MESSAGE = "참가비는 0~10,000,000원 사이의 숫자로 써 주세요.";
	integer(0, FEE_MAX, FEE_MESSAGE);
	LIMIT_MESSAGE = "인원은 3~20명까지 정할 수 있어요.";
	integer(3, 20, LIMIT_MESSAGE);
	LAST_DATE = "9999-12-30";
	DATE_MESSAGE = "날짜를 확인해 주세요.";
	meetingDate = z.string(DATE_MESSAGE).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, {
		error: DATE_MESSAGE,
		abort: true
	}), z.refine(isCalendarDate, DATE_MESSAGE));
	TIME_MESSAGE = "시간을 확인해 주세요.";
	z.string(TIME_MESSAGE).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, TIME_MESSAGE), z.overwrite((value) => value.length === 5 ? `${value}:00` : value));
	DURATION_MESSAGE = "모임 시간은 30분에서 12시간 사이로 정해 주세요.";
	integer(30, 720, DURATION_MESSAGE);
	YEAR_MESSAGE = "나이 제한은 1950~2023년 사이로 골라 주세요.";
	z.nullable(year(CLUB_BIRTH_YEAR_MIN, CLUB_BIRTH_YEAR_MAX, YEAR_MESSAGE));
	genderRestrictions = [
		"ALL",
		"MALE_ONLY",
		"FEMALE_ONLY"
	];
	genderRestriction = z.enum(genderRestrictions, "성별 제한을 골라 주세요.");
	meetingPlaces = ["online", "offline"];
	isOnline = z.enum(meetingPlaces, "온라인과 오프라인 중에서 골라 주세요.");
	locationVisibilities = ["ALL", "JOINED"];
	locationVisibility = z.enum(locationVisibilities, "주소를 누구에게 보일지 골라 주세요.");
	rejectionReasons = [
		"BALANCE",
		"FULL_SOON",
		"NOT_FITTING",
		"NEXT_TIME"
	];
	rejectionReason = z.enum(rejectionReasons, "거절하는 이유를 골라 주세요.");
})), clubPhases, clubStatuses, clubMemberStatuses, clubMemberStatus, clubCardMemberSchema, confirmations, clubMemberSchema, changedValue, clubFacts, hostSchema, clubLimits, clubCardSchema, recommendationReasons, recommendedCardSchema, clubChangeSchema, clubInfoResponseSchema;
var init_club_schema = __esmMin((() => {
	init_category_schema();
	init_field();
	init_member_schema();
	init_club_field();
	clubPhases = [
		"open",
		"ongoing",
		"over",
		"cancelled"
	];
	clubStatuses = [
		"CLUB_ACTIVE",
		"CLUB_ONGOING",
		"CLUB_CLOSED",
		"CLUB_CANCEL"
	];
	clubMemberStatuses = [
		"CLUB_WAITING",
		"CLUB_JOINED",
		"CLUB_REJECTED",
		"CLUB_KICKED"
	];
	clubMemberStatus = z.enum(clubMemberStatuses);
	clubCardMemberSchema = z.object({
		clubMemberId: z.int(),
		clubMemberStatus,
		member: memberSummarySchema
	});
	confirmations = ["PENDING", "GOING"];
	clubMemberSchema = z.object({
		clubMemberId: z.int(),
		clubMemberStatus,
		member: memberIntroSchema,
		/** Only to the host and to its writer. */
		joinAnswer: z.optional(z.nullable(z.string())),
		/** Only to a rejected viewer, on the own row: when a new answer may be sent (ISO 8601). */
		reapplyAt: z.optional(z.string()),
		/** Only to the host: they were at an earlier meeting that this club repeats. */
		cameBefore: z.optional(z.boolean()),
		/** Only to the host: what a joined member said to the last change; null where none was asked. */
		confirmation: z.optional(z.nullable(z.enum(confirmations)))
	});
	changedValue = z.nullable(z.union([z.string(), z.number()]));
	clubFacts = {
		clubId: z.int(),
		clubName: z.string(),
		clubInfo: z.string(),
		bannerImage: fileInfoSchema,
		categorySmall: categorySmallSchema,
		isOnline,
		/** Only the area for viewers who may not know the address; null online, or where it has no area. */
		location: z.nullable(z.string()),
		/** City and district, read from the location: 서울 성동구. */
		area: z.nullable(z.string()),
		/** The district's code, where the location tells it; null online. */
		areaCode: z.nullable(z.string()),
		meetingDate: z.string(),
		meetingTime: z.string(),
		durationMinutes: z.int(),
		fee: z.int(),
		memberLimit: z.int(),
		clubStatus: z.enum(clubStatuses),
		phase: z.enum(clubPhases),
		host: memberSummarySchema
	};
	hostSchema = z.extend(memberSummarySchema, { reputation: z.number() });
	clubLimits = {
		birthYearMin: z.nullable(z.string()),
		birthYearMax: z.nullable(z.string()),
		genderRestriction
	};
	clubCardSchema = z.object({
		...clubFacts,
		host: hostSchema,
		...clubLimits,
		joinedCount: z.int(),
		clubMembers: z.array(clubCardMemberSchema)
	});
	recommendationReasons = [
		"INTEREST",
		"SIMILAR_INTEREST",
		"FOLLOWED",
		"MET_HOST",
		"AREA"
	];
	recommendedCardSchema = z.extend(clubCardSchema, { reasons: z.optional(z.array(z.enum(recommendationReasons))) });
	clubChangeSchema = z.object({
		changedAt: z.string(),
		note: z.nullable(z.string()),
		fields: z.record(z.string(), z.object({
			from: changedValue,
			to: changedValue
		}))
	});
	z.object({
		...clubFacts,
		host: hostSchema,
		joinedCount: z.int(),
		locationVisibility,
		/** Only to the host and to joined members. */
		onlineLink: z.nullable(z.string()),
		cancelReason: z.nullable(z.string()),
		cancelledAt: z.nullable(z.string()),
		/** Newest first. */
		changes: z.array(clubChangeSchema),
		/** Whether the viewer still has to say that they come after a change. */
		myConfirmation: z.nullable(z.enum(confirmations)),
		...clubLimits,
		joinMethod: z.literal("APPROVAL"),
		joinQuestion: z.string(),
		clubMembers: z.array(clubMemberSchema)
	});
	clubInfoResponseSchema = z.object({
		...clubFacts,
		participantList: z.array(z.extend(memberSummarySchema, { clubMemberId: z.int() }))
	});
}));
// packages/contract/src/notices/notice-kind.ts
var noticeKinds;
var init_notice_kind = __esmMin((() => {
	noticeKinds = [
		"APPLICATION_RECEIVED",
		"APPLICATION_WITHDRAWN",
		"APPLICATION_ACCEPTED",
		"APPLICATION_REJECTED",
		"MEMBER_REMOVED",
		"CLUB_CHANGED",
		"CLUB_CANCELLED",
		"CLUB_OPENED_AGAIN",
		"MEETING_TOMORROW",
		"MEETING_SOON",
		"ANNOUNCEMENT",
		"REVIEW_DUE",
		"REVIEW_RECEIVED",
		"NEW_FOLLOWER",
		"CHAT",
		"REPORT_DECIDED",
		"ACCOUNT_NOTICE"
	];
}));
// packages/contract/src/notices/notice.schema.ts
var noticeKindSchema, noticeId, noticeSchema;
var init_notice_schema = __esmMin((() => {
	init_club_schema();
	init_field();
	init_member_schema();
	init_notice_kind();
	noticeKindSchema = z.enum(noticeKinds, "모르는 알림 종류예요.");
	noticeId = integer(1, 9999999999, "알림 번호가 올바르지 않아요.");
	noticeSchema = z.object({
		noticeId: z.int(),
		kind: noticeKindSchema,
		/** The sentence, also the title of the push and the subject of the mail. */
		text: z.string(),
		/** What the text is about, as the second line: words of the host, a time. */
		detail: z.nullable(z.string()),
		clubId: z.nullable(z.int()),
		clubName: z.nullable(z.string()),
		clubImage: z.nullable(fileInfoSchema),
		/** Who did it; null where that would tell a secret. */
		memberId: z.nullable(z.int()),
		/** The last of those who did the same within ten minutes, at most three. */
		actors: z.array(memberSummarySchema),
		/** How many such acts this line stands for. */
		count: z.int(),
		/** The page of the app where one acts on it. */
		link: z.string(),
		/** The member's answer to a change that asked for one; null once the meeting has begun. */
		myConfirmation: z.nullable(z.enum(confirmations)),
		createdAt: z.string(),
		readAt: z.nullable(z.string())
	});
})), notices;
var init_notices_endpoints = __esmMin((() => {
	init_endpoint();
	init_envelope();
	init_field();
	init_notice_schema();
	notices = {
		list: endpoint({
			name: "notices.list",
			summary: "내 알림, 새것부터",
			method: "GET",
			path: "/api/notices",
			access: "member",
			query: z.object(paging(20)),
			status: 200,
			response: page(noticeSchema)
		}),
		countUnread: endpoint({
			name: "notices.countUnread",
			summary: "읽지 않은 알림 수",
			method: "GET",
			path: "/api/notices/unread",
			access: "member",
			status: 200,
			response: data(z.object({ unread: z.int() }))
		}),
		markRead: endpoint({
			name: "notices.markRead",
			summary: "이 알림까지 모두, 또는 이 알림만(`only`) 읽음",
			method: "PUT",
			path: "/api/notices/read",
			access: "member",
			body: z.object({
				upTo: noticeId,
				only: z.optional(z.boolean())
			}),
			status: 204
		})
	};
}));
// apps/web/src/api/busy-server.ts
/** Returns how long to wait before a request with this reply is sent again; null when it is not to be. */
function pauseBeforeNext(method, reply) {
	const wanted = retryAfter(reply);
	if (wanted !== null) return wanted <= longestPause ? wanted : null;
	return method === "GET" && reply.status >= 500 ? pauseAfterFailure : null;
}
/** Remembers a 503 for as long as its Retry-After says, so that a user's own retry is held back, too. */
function noteReply(request, reply) {
	const wanted = retryAfter(reply);
	if (wanted === null) refused.delete(request);
	else refused.set(request, {
		reply,
		until: performance.now() + wanted
	});
}
/** Waits until the request may be sent. Returns its last reply instead when that would take over 10 s. */
async function busyEnds(request, signal) {
	const busy = refused.get(request);
	if (!busy) return null;
	const left = busy.until - performance.now();
	if (left > longestPause) return busy.reply;
	await pause$1(left, signal);
	return null;
}
/** Rejects with the signal's reason as soon as the caller gives up. */
function pause$1(milliseconds, signal) {
	return new Promise((resolve, reject) => {
		signal?.throwIfAborted();
		const stop = () => {
			clearTimeout(timer);
			reject(signal?.reason);
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", stop);
			resolve();
		}, milliseconds);
		signal?.addEventListener("abort", stop, { once: true });
	});
}
/** In milliseconds; null where the server is not busy or does not say for how long. */
function retryAfter({ status, header }) {
	const seconds = status === 503 ? Number(header("Retry-After")) : 0;
	return seconds > 0 ? seconds * 1e3 : null;
}
var longestPause, pauseAfterFailure, refused;
var init_busy_server = __esmMin((() => {
	longestPause = 1e4;
	pauseAfterFailure = 1e3;
	refused = /* @__PURE__ */ new Map();
}));
// apps/web/src/api/transport.ts
/** One attempt. Throws ApiError with status 0 when no reply has come within `limit` milliseconds. */
function send(outgoing, limit) {
	return outgoing.body instanceof FormData ? sendForm(outgoing, outgoing.body, limit) : sendJson(outgoing, outgoing.body, limit);
}
async function sendJson(outgoing, body, limit) {
	const { method, url, headers, signal } = outgoing;
	const clock = AbortSignal.timeout(limit);
	const either = signal ? AbortSignal.any([signal, clock]) : clock;
	try {
		const response = await fetch(url, {
			method,
			headers,
			body: body ?? null,
			credentials: "include",
			signal: either
		});
		const text = await response.text();
		const { status } = response;
		return {
			status,
			header: (name) => response.headers.get(name),
			body: parse(text)
		};
	} catch (error) {
		if (signal?.aborted) throw error;
		throw clock.aborted ? timeoutError() : offlineError(error);
	}
}
/** XMLHttpRequest, because fetch does not report the progress of an upload. */
function sendForm(outgoing, form, limit) {
	const { method, url, headers, signal, onProgress } = outgoing;
	return new Promise((resolve, reject) => {
		if (signal?.aborted) return reject(signal.reason);
		const xhr = new XMLHttpRequest();
		const abort = () => xhr.abort();
		xhr.open(method, url);
		xhr.withCredentials = true;
		xhr.timeout = limit;
		for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
		xhr.upload.addEventListener("progress", (event) => {
			if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
		});
		xhr.addEventListener("load", () => {
			const header = (name) => xhr.getResponseHeader(name);
			resolve({
				status: xhr.status,
				header,
				body: parse(xhr.responseText)
			});
		});
		xhr.addEventListener("error", () => reject(offlineError()));
		xhr.addEventListener("timeout", () => reject(timeoutError()));
		xhr.addEventListener("abort", () => reject(signal?.reason));
		xhr.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
		signal?.addEventListener("abort", abort);
		xhr.send(form);
	});
}
function parse(text) {
	if (text === "") return void 0;
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
var init_transport = __esmMin((() => {
	init_error();
}));
// apps/web/src/api/visit-pace.ts
/**
* Decides how long the first attempt of a request may take. After one that took too long it is 10 s, so
* that not everything is asked twice; after a minute of replies within a second it is a second again.
* On a line on which the page itself took longer than a second no attempt is lost to find that out.
*/
function createVisitPace(now = () => performance.now(), page = pageTiming()) {
	let slow = page !== void 0 && page.responseEnd - page.requestStart > shortLimit;
	let quickSince = null;
	return {
		limit: () => slow ? longLimit : shortLimit,
		noteTimeout: () => {
			slow = true;
			quickSince = null;
		},
		noteReply: (milliseconds) => {
			if (milliseconds > shortLimit) {
				quickSince = null;
				return;
			}
			quickSince ??= now();
			if (now() - quickSince >= quickSpell) slow = false;
		}
	};
}
/** Returns nothing outside of a browser. */
function pageTiming() {
	const [page] = performance.getEntriesByType("navigation");
	return page && "responseEnd" in page ? page : void 0;
}
var shortLimit, longLimit, quickSpell;
var init_visit_pace = __esmMin((() => {
	shortLimit = 1e3;
	longLimit = 1e4;
	quickSpell = 6e4;
}));
// apps/web/src/api/attempts.ts
/**
* Sends a request and returns its reply. One without a reply in time is sent once more, with 10 s at
* least; so is one whose connection broke, a read at which the server failed, and, when its
* Retry-After has passed, one the server was too busy for. `build` makes each attempt anew; `limit`
* is the time of the first, by default that of the visit. Throws ApiError with status 0 when there is
* no reply at all.
*/
async function sendAttempts(build, limit) {
	const outgoing = build();
	const { method, url, signal } = outgoing;
	const request = `${method} ${url}`;
	const busy = await busyEnds(request, signal);
	if (busy) return busy;
	const first = await firstAttempt(outgoing, limit);
	if (first) {
		noteReply(request, first);
		const wait = pauseBeforeNext(method, first);
		if (wait === null) return first;
		await pause$1(wait, signal);
	}
	const second = await send(build(), Math.max(limit ?? 0, longLimit));
	noteReply(request, second);
	return second;
}
/** Returns null when there was no reply and asking again may bring one. */
async function firstAttempt(outgoing, limit) {
	const started = performance.now();
	try {
		const reply = await send(outgoing, limit ?? visit.limit());
		if (limit === void 0) visit.noteReply(performance.now() - started);
		return reply;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const late = error.code === "TIMED_OUT";
		if (!late && !navigator.onLine) throw error;
		if (late && limit === void 0) visit.noteTimeout();
		return null;
	}
}
var visit;
var init_attempts = __esmMin((() => {
	init_busy_server();
	init_error();
	init_transport();
	init_visit_pace();
	visit = createVisitPace();
}));
// apps/web/src/session/renewal.ts
function storedCredentials() {
	return {
		accessToken: readStored("accessToken"),
		refreshToken: readRefreshToken()
	};
}
/**
* An access token with the refresh token it was first seen with: another tab's renewal changes the
* cookie here at once and local storage a moment later, and the two must not be taken for a pair.
*/
function readCredentials() {
	const stored = storedCredentials();
	if (stored.accessToken !== known.accessToken) known = stored;
	return known;
}
/**
* One renewal for all requests of this tab and, by a lock, for all tabs.
* Rejects when the server could not be reached: that is no reason to log the member out.
*/
function renewSession(stale) {
	underway ??= locked(() => renew(stale)).catch((error) => {
		console.warn("the session could not be renewed", error);
		throw error instanceof ApiError ? error : timeoutError();
	}).finally(() => {
		underway = null;
	});
	return underway;
}
/** Web Locks exist in secure contexts only; elsewhere the server tolerates a second renewal. */
function locked(task) {
	const locks = navigator.locks;
	if (!locks) return task();
	return locks.request(lockName, { signal: AbortSignal.timeout(lockTimeout) }, task);
}
async function renew(stale) {
	const current = storedCredentials();
	if (current.accessToken !== stale.accessToken) return current.accessToken ? "renewed" : "ended";
	const email = readStored("email");
	if (!email || !current.refreshToken) return "ended";
	if (current.refreshToken !== stale.refreshToken && await tokenArrives(stale.accessToken)) return "renewed";
	return reissue(email, current.refreshToken, stale.accessToken);
}
async function reissue(email, refreshToken, staleToken) {
	const reply = await sendAttempts(() => ({
		method: "GET",
		url: `${reissuePath}${encodeURIComponent(email)}`,
		headers: { Refresh: refreshToken },
		body: void 0,
		signal: void 0,
		onProgress: void 0
	}));
	if (reply.status === 400 || reply.status === 401) {
		console.warn("the session could not be renewed", reply.status);
		return "ended";
	}
	const tokens = tokensOf(reply);
	if (reply.status !== 200 || !tokens) throw refusal(reply.status, reply.body);
	if (readRefreshToken() !== refreshToken && await tokenArrives(staleToken)) return readStored("accessToken") ? "renewed" : "ended";
	storeTokens({
		...tokens,
		refreshToken: tokens.refreshToken || refreshToken
	});
	readCredentials();
	return "renewed";
}
/** The tokens of a login or re-issue reply; null when the server sent none. */
function tokensOf(reply) {
	const accessToken = reply.header("Authorization");
	return accessToken ? {
		accessToken,
		refreshToken: reply.header("Refresh") ?? ""
	} : null;
}
function tokenArrives(staleToken) {
	return new Promise((resolve) => {
		const settle = (arrived) => {
			clearTimeout(timer);
			window.removeEventListener("storage", check);
			resolve(arrived);
		};
		const check = () => {
			if (readStored("accessToken") !== staleToken) settle(true);
		};
		const timer = setTimeout(() => settle(false), storageTimeout);
		window.addEventListener("storage", check);
		check();
	});
}
var lockName, lockTimeout, storageTimeout, underway, known, reissuePath;
var init_renewal = __esmMin((() => {
	init_attempts();
	init_error();
	init_session();
	init_storage();
	lockName = "azit-session-renewal";
	lockTimeout = 25e3;
	storageTimeout = 3e3;
	underway = null;
	known = storedCredentials();
	reissuePath = "/api/auth/re-issue/";
}));
// apps/web/src/api/idempotency-key.ts
/**
* Returns the key under which the server does a write once, however often it is sent; undefined for
* a read. The same write sent again while its outcome is unknown, as a user does who presses the
* button again, has the same key.
*/
function keyOfWrite(endpoint, input) {
	if (endpoint.method === "GET") return void 0;
	const image = input.files?.image;
	const before = unsettled.get(nameOfWrite(endpoint, input));
	if (before && before.image === image) return before.key;
	const key = newKey();
	unsettled.set(nameOfWrite(endpoint, input), {
		key,
		image
	});
	return key;
}
/** After a reply that is final, the same write is a new one; a 401 is repeated with another token. */
function settleWrite(endpoint, input, status) {
	if (status < 500 && status !== 401) unsettled.delete(nameOfWrite(endpoint, input));
}
function nameOfWrite({ name }, { params, query, body }) {
	return JSON.stringify([
		name,
		params,
		query,
		body
	]);
}
/** Returns what nobody else has. Not randomUUID, which exists in secure contexts only. */
function newKey() {
	const bytes = crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
var unsettled;
var init_idempotency_key = __esmMin((() => {
	unsettled = /* @__PURE__ */ new Map();
}));
// apps/web/src/api/request.ts
/** Built for every attempt: a body that was sent may be used up, and the token may have changed. */
function outgoing(endpoint, input, key) {
	const headers = {
		Accept: "application/json",
		...key !== void 0 && { "Idempotency-Key": key },
		...authorization(input.accessToken ?? readStored("accessToken"))
	};
	const { signal, onProgress } = input;
	const common = {
		method: endpoint.method,
		url: addressOf(endpoint, input),
		signal,
		onProgress
	};
	if (input.files) return {
		...common,
		headers,
		body: formOf(input.files.image, input.body)
	};
	if (input.body === void 0) return {
		...common,
		headers,
		body: void 0
	};
	headers["Content-Type"] = "application/json";
	return {
		...common,
		headers,
		body: JSON.stringify(input.body)
	};
}
/** Older tabs and /oauth may have stored the bare token; the wire always has `Bearer <jwt>`. */
function authorization(token) {
	if (token === null) return {};
	return { Authorization: token.startsWith("Bearer ") ? token : `Bearer ${token}` };
}
function addressOf(endpoint, { params, query }) {
	const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name) => {
		const value = isRecord(params) ? params[name] : void 0;
		if (value === void 0) throw new TypeError(`${endpoint.name}: ${name} is missing`);
		return encodeURIComponent(String(value));
	});
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
		if (value === void 0 || value === null) continue;
		for (const one of [value].flat()) search.append(name, String(one));
	}
	return `${base}${path}${search.size > 0 ? `?${search}` : ""}`;
}
function formOf(image, data) {
	const form = new FormData();
	form.set("image", image);
	if (data !== void 0) form.set("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
	return form;
}
var base;
var init_request = __esmMin((() => {
	init_storage();
	init_error();
	base = "";
}));
// apps/web/src/api/client.ts
async function call(endpoint, input = {}) {
	return bodyOf(endpoint, await exchange(endpoint, input));
}
async function exchange(endpoint, input) {
	const sentWith = readCredentials();
	const reply = await ask(endpoint, input);
	const ours = sentWith.accessToken !== null && input.accessToken === void 0;
	if (reply.status !== 401 || !ours || opensSession(endpoint)) return accepted(reply);
	if (await renewSession(sentWith) === "renewed") return accepted(await ask(endpoint, input));
	expireSession();
	return accepted(reply);
}
async function ask(endpoint, input) {
	const key = keyOfWrite(endpoint, input);
	const reply = await sendAttempts(() => outgoing(endpoint, input, key), firstLimit(endpoint, input));
	settleWrite(endpoint, input, reply.status);
	return reply;
}
/** Undefined: the limit of the visit. A login waits for its turn at the server, an upload for the line. */
function firstLimit({ name }, { files }) {
	if (files) return uploadLimit;
	return name === "auth.logIn" ? longLimit : void 0;
}
/** Here 401 is about the password or refresh token just sent, and no reason to renew the session. */
function opensSession({ name }) {
	return name === "auth.logIn" || name === "auth.reissue";
}
function accepted(reply) {
	if (reply.status >= 200 && reply.status < 300) return reply;
	throw refusal(reply.status, reply.body, reply.header("X-Request-Id"));
}
function bodyOf({ name, response }, { status, body }) {
	if (!response) return void 0;
	const parsed = response.safeParse(body);
	if (parsed.success) return parsed.data;
	console.error(`${name} replied with a body that does not match the contract`, parsed.error.issues);
	const message = requestMessages.temporary;
	throw new ApiError({
		status,
		code: "UNREADABLE",
		message,
		cause: parsed.error
	});
}
var uploadLimit;
var init_client = __esmMin((() => {
	init_renewal();
	init_session();
	init_attempts();
	init_error();
	init_idempotency_key();
	init_request();
	init_request_copy();
	init_visit_pace();
	uploadLimit = 15e3;
}));
// apps/web/src/api/paging.ts
/** Returns undefined after the last page and after an empty one. */
function nextPage({ data, pageInfo }) {
	return data.length === 0 || pageInfo.page >= pageInfo.totalPages ? void 0 : pageInfo.page + 1;
}
/** A row inserted between two requests pushes the last one onto the next page; it is kept once. */
function uniqueItems(pages, idOf) {
	const byId = /* @__PURE__ */ new Map();
	for (const item of pages.flatMap((page) => page.data)) {
		const id = idOf(item);
		if (!byId.has(id)) byId.set(id, item);
	}
	return [...byId.values()];
}
var init_paging = __esmMin((() => {}));
// apps/web/src/api/paged-query.ts
function pagedQuery({ queryKey, idOf, fetchPage }) {
	return {
		queryKey,
		queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
		initialPageParam: 1,
		getNextPageParam: nextPage,
		idOf
	};
}
var init_paged_query = __esmMin((() => {
	init_paging();
}));
// apps/web/src/api/endpoint-query.ts
function endpointQuery(endpoint, { params, query }, read) {
	const queryFn = async ({ signal }) => read(await call(endpoint, {
		params,
		query,
		body: void 0,
		signal
	}));
	const { queryKey } = queryOptions({
		queryKey: keyWith(endpoint, {
			params,
			query
		}),
		queryFn
	});
	return {
		queryKey,
		queryFn
	};
}
function endpointPages(endpoint, { params, query }, { read, idOf, asOf }) {
	return pagedQuery({
		queryKey: [...keyWith(endpoint, {
			params,
			query
		}), ...asOf === void 0 ? [] : [{ asOf }]],
		fetchPage: async (page, signal) => {
			return read(await call(endpoint, {
				params,
				query: {
					page,
					...isRecord(query) ? query : {}
				},
				body: void 0,
				signal
			}));
		},
		idOf
	});
}
/** The `read` of a reply that wraps its content in `data`, as nearly all do. */
function dataOf({ data }) {
	return data;
}
/** The `read` of a reply whose rows are shown as they come. */
function pageOf(page) {
	return page;
}
/** Holds no `undefined`: a part that is left out matches every value, `undefined` would match none. */
function keyWith({ name }, { params, query }) {
	return [name, {
		...params !== void 0 && { params },
		...query !== void 0 && { query }
	}];
}
var init_endpoint_query = __esmMin((() => {
	init_client();
	init_error();
	init_paged_query();
}));
// apps/web/src/queries/notice-queries.ts
var lines, noticeQueries;
var init_notice_queries = __esmMin((() => {
	init_notices_endpoints();
	init_endpoint_query();
	lines = {
		read: pageOf,
		idOf: ({ noticeId }) => noticeId
	};
	noticeQueries = {
		/** Newest first. */
		list: () => ({
			...endpointPages(notices.list, { query: { size: 20 } }, lines),
			staleTime: 0
		}),
		/** How many are unread. The live updates keep it current: nothing else has to ask. */
		unread: () => ({
			...endpointQuery(notices.countUnread, {}, ({ data }) => data.unread),
			staleTime: Number.POSITIVE_INFINITY
		})
	};
}));
// apps/web/src/features/notices/components/counted-bell.module.css
var bell$1, count$2, counted_bell_module_default;
var init_counted_bell_module = __esmMin((() => {
	bell$1 = "bell_AbKb";
	count$2 = "count_AbKb";
	counted_bell_module_default = {
		bell: bell$1,
		count: count$2
	};
}));
// apps/web/src/features/notices/components/counted-bell.tsx
var counted_bell_exports = /* @__PURE__ */ __exportAll({ CountedBell: () => CountedBell$1 });
/** Shows what the live updates know and asks nothing itself. */
function CountedBell$1() {
	const { data } = useQuery({
		...noticeQueries.unread(),
		enabled: false
	});
	const unread = data ?? readKnownCount("unread") ?? 0;
	const icon = /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(BellIcon, {}), unread > 0 && /* @__PURE__ */ jsx("span", {
		className: counted_bell_module_default.count,
		children: unread > 9 ? "9+" : unread
	})] });
	const label = unread === 0 ? noticeMessages.title : noticeMessages.unreadCount(unread);
	return /* @__PURE__ */ jsx(IconLink, {
		to: paths.notices,
		label,
		icon,
		className: counted_bell_module_default.bell
	});
}
var init_counted_bell = __esmMin((() => {
	init_notice();
	init_paths();
	init_known_counts();
	init_notice_queries();
	init_icon_link();
	init_nav_icons();
	init_counted_bell_module();
}));
// apps/web/src/features/notices/components/notice-bell.tsx
init_paths();
init_icon_link();
init_nav_icons();
var CountedBell = lazy(async () => ({ default: (await Promise.resolve().then(() => (init_counted_bell(), counted_bell_exports))).CountedBell }));
var bell = /* @__PURE__ */ jsx(IconLink, {
	to: paths.notices,
	label: "알림",
	icon: /* @__PURE__ */ jsx(BellIcon, {})
});
/** Leads to the inbox. The count comes a moment later, so that the first download is small. */
function NoticeBell() {
	return /* @__PURE__ */ jsx(Suspense, {
		fallback: bell,
		children: /* @__PURE__ */ jsx(CountedBell, {})
	});
}
// packages/rules/src/seoul-clock.ts
function seoulIso(now) {
	return new Date(now.getTime() + SEOUL_OFFSET_MS).toISOString();
}
/** Today in Seoul, `YYYY-MM-DD`. */
function seoulToday(now) {
	return seoulIso(now).slice(0, 10);
}
/** The moment at which Seoul's clocks show this date and time (`HH:mm` or `HH:mm:ss`). */
function seoulMoment(date, time) {
	return /* @__PURE__ */ new Date(`${date}T${time}+09:00`);
}
function millisecondsUntilSeoulMidnight(now) {
	return DAY_MS - (now.getTime() + SEOUL_OFFSET_MS) % DAY_MS;
}
function addDays(date, days) {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
/** How many days `date` lies after `today`; negative when before. */
function daysBetween(today, date) {
	return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
}
/** Saturday and Sunday of the week of this day, which begins on Monday; on a Sunday, the day alone. */
function weekendOf(today) {
	const weekday = (/* @__PURE__ */ new Date(`${today}T00:00:00Z`)).getUTCDay();
	if (weekday === 0) return {
		from: today,
		to: today
	};
	const saturday = addDays(today, SATURDAY - weekday);
	return {
		from: saturday,
		to: addDays(saturday, 1)
	};
}
var SEOUL_OFFSET_MS, DAY_MS, SATURDAY;
var init_seoul_clock = __esmMin((() => {
	SEOUL_OFFSET_MS = 324e5;
	DAY_MS = 864e5;
	SATURDAY = 6;
}));
// apps/web/src/lib/use-seoul-today.ts
/** Today in Seoul, `YYYY-MM-DD`; what reads it is drawn anew when the day changes. */
function useSeoulToday() {
	const today = () => seoulToday(/* @__PURE__ */ new Date());
	return useSyncExternalStore(subscribe, today, today);
}
function subscribe(listener) {
	listeners.add(listener);
	if (listeners.size === 1) start();
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) stop();
	};
}
function start() {
	document.addEventListener("visibilitychange", update);
	awaitMidnight();
}
function stop() {
	document.removeEventListener("visibilitychange", update);
	clearTimeout(midnight);
}
function update() {
	for (const listener of listeners) listener();
	clearTimeout(midnight);
	awaitMidnight();
}
function awaitMidnight() {
	midnight = setTimeout(update, millisecondsUntilSeoulMidnight(/* @__PURE__ */ new Date()));
}
var listeners, midnight;
var init_use_seoul_today = __esmMin((() => {
	init_seoul_clock();
	listeners = /* @__PURE__ */ new Set();
}));
// apps/web/src/screens/discovery/home/home-feed.module.css
init_use_seoul_today();
var home_feed_module_default = {
	intro: "intro_2Bp3",
	settling: "settling_2Bp3",
	waiting: "waiting_2Bp3"
};
// packages/rules/src/meeting-time.ts
function meetingStart({ meetingDate, meetingTime }) {
	return seoulMoment(meetingDate, meetingTime);
}
function meetingEnd(meeting) {
	return new Date(meetingStart(meeting).getTime() + meeting.durationMinutes * MINUTE_MS);
}
/** The single Korean letter of the weekday. */
function weekdayLetter(date) {
	return WEEKDAYS[weekdayIndex(date)] ?? "";
}
/** 0 Sunday to 6 Saturday. */
function weekdayIndex(date) {
	return (/* @__PURE__ */ new Date(`${date}T00:00:00Z`)).getUTCDay();
}
/** Cards, lists and activity: `11월15일(일) 14:00`; in another year with `2027년` before. */
function formatCardTime({ meetingDate, meetingTime }, now) {
	const { year, month, day } = parts(meetingDate);
	const date = `${month}월${day}일(${weekdayLetter(meetingDate)})`;
	return `${isThisYear(meetingDate, now) ? "" : `${year}년 `}${date} ${meetingTime.slice(0, 5)}`;
}
/** `11월 21일 (토)`; in another year with `2027년` before. */
function formatDetailDate(date, now) {
	const { year, month, day } = parts(date);
	return `${isThisYear(date, now) ? "" : `${year}년 `}${Number(month)}월 ${Number(day)}일 (${weekdayLetter(date)})`;
}
/** `오늘`, `내일`, `3일 뒤`, `지난 모임`. */
function relativeDay(meetingDate, now) {
	const days = daysBetween(seoulToday(now), meetingDate);
	if (days < 0) return "지난 모임";
	if (days === 0) return "오늘";
	if (days === 1) return "내일";
	return `${days}일 뒤`;
}
function isThisYear(date, now) {
	return date.slice(0, 4) === seoulToday(now).slice(0, 4);
}
function parts(date) {
	return {
		year: date.slice(0, 4),
		month: date.slice(5, 7),
		day: date.slice(8, 10)
	};
}
var MINUTE_MS, WEEKDAYS;
var init_meeting_time = __esmMin((() => {
	init_seoul_clock();
	MINUTE_MS = 6e4;
	WEEKDAYS = [
		"일",
		"월",
		"화",
		"수",
		"목",
		"금",
		"토"
	];
}));
// apps/web/src/lib/grouped-number.ts
/** `1,234,567`. A whole number needs no locale data, which costs a phone a tenth of a second to load. */
function groupedNumber(count) {
	return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
var init_grouped_number = __esmMin((() => {}));
// apps/web/src/domain/club-fee.ts
/** `무료` or `15,000원`. */
function feeText(fee) {
	return fee === 0 ? "무료" : `${groupedNumber(fee)}원`;
}
var init_club_fee = __esmMin((() => {
	init_grouped_number();
}));
// apps/web/src/domain/copy/category.ts
/** `문화/예술 · 전시`. */
function categoryText({ categoryLargeId, categoryName }) {
	return [largeCategoryNames[categoryLargeId], categoryName].filter(Boolean).join(" · ");
}
var largeCategoryNames;
var init_category = __esmMin((() => {
	largeCategoryNames = {
		1: "문화/예술",
		2: "운동/액티비티",
		3: "푸드/드링크",
		4: "취미",
		5: "여행/동행",
		6: "창작",
		7: "성장/자기계발"
	};
}));
// packages/rules/src/members/reputation.ts
/** One decimal, as people see it. */
function displayReputation(value) {
	return Math.round(value * 10) / 10;
}
var init_reputation = __esmMin((() => {}));
// apps/web/src/domain/finding/temperature-text.ts
/** `43.1°`. */
function temperatureText(reputation) {
	return `${displayReputation(reputation).toFixed(1)}°`;
}
var init_temperature_text = __esmMin((() => {
	init_reputation();
}));
// apps/web/src/domain/finding/why-closed.ts
/** Why nobody can apply any more; null where somebody can. */
function whyClosed({ phase, joinedCount, memberLimit }) {
	if (phase !== "open") return {
		kind: "closed",
		text: whyNotOpen(phase)
	};
	return joinedCount >= memberLimit ? {
		kind: "full",
		text: discoveryMessages.full
	} : null;
}
var init_why_closed = __esmMin((() => {
	init_club_sentences();
	init_discovery();
}));
// packages/rules/src/club-phase.ts
/**
* Decided at the moment of asking: no job has to run for it to be right. Its SQL twin is `phaseOf`
* in the server's `meeting-moment.ts`; a property test compares the two.
*/
function clubPhase(club, now) {
	if (club.isCancelled) return "cancelled";
	if (now < meetingStart(club)) return "open";
	return now < meetingEnd(club) ? "ongoing" : "over";
}
var phaseStatuses;
var init_club_phase = __esmMin((() => {
	init_meeting_time();
	phaseStatuses = {
		open: "CLUB_ACTIVE",
		ongoing: "CLUB_ONGOING",
		over: "CLUB_CLOSED",
		cancelled: "CLUB_CANCEL"
	};
}));
// apps/web/src/lib/use-now-at.ts
/** The present; what reads it is drawn anew when the next of these moments has come. */
function useNowAt(moments) {
	const [now, setNow] = useState(() => /* @__PURE__ */ new Date());
	const next = nextMoment(moments, now);
	const wakeAt = next && Math.min(next, now.getTime() + LONGEST_TIMER_MS);
	useEffect(() => {
		const update = () => setNow(/* @__PURE__ */ new Date());
		const timer = wakeAt && setTimeout(update, Math.max(wakeAt - Date.now(), 0));
		document.addEventListener("visibilitychange", update);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", update);
		};
	}, [wakeAt]);
	return now;
}
function nextMoment(moments, now) {
	const ahead = moments.map((moment) => moment.getTime()).filter((time) => time > now.getTime());
	return ahead.length === 0 ? void 0 : Math.min(...ahead);
}
var LONGEST_TIMER_MS;
var init_use_now_at = __esmMin((() => {
	LONGEST_TIMER_MS = 2 ** 31 - 1;
}));
// apps/web/src/domain/use-live-club.ts
/** The club as it stands now: a page left open over the start and the end turns by itself. */
function useLiveClub(club) {
	const phase = useLivePhase(club);
	return {
		...club,
		phase,
		clubStatus: phaseStatuses[phase]
	};
}
function useLivePhase(club) {
	const now = useNowAt([meetingStart(club), meetingEnd(club)]);
	const turned = clubPhase({
		...club,
		isCancelled: club.phase === "cancelled"
	}, now);
	return laterOf(club.phase, turned);
}
function laterOf(one, other) {
	return order[one] > order[other] ? one : other;
}
var order;
var init_use_live_club = __esmMin((() => {
	init_club_phase();
	init_meeting_time();
	init_use_now_at();
	order = {
		open: 0,
		ongoing: 1,
		over: 2,
		cancelled: 3
	};
}));
// apps/web/src/features/club-cards/components/card-reason-line.tsx
/** The last line of a card that cannot be applied to. */
function CardReasonLine({ reason: { kind, text } }) {
	const Mark = marks[kind];
	return /* @__PURE__ */ jsxs("p", {
		className: club_card_module_default.why,
		children: [/* @__PURE__ */ jsx(Mark, { "aria-hidden": true }), text]
	});
}
var marks;
var init_card_reason_line = __esmMin((() => {
	init_club_card_module();
	marks = {
		closed: CircleSlash,
		full: Users,
		limits: Lock,
		own: CircleCheck
	};
}));
// apps/web/src/features/club-cards/model/club-facts.ts
function seatNotice({ joinedCount, memberLimit }) {
	const left = memberLimit - joinedCount;
	if (left <= 0) return {
		kind: "full",
		text: "마감"
	};
	return left <= fewSeats ? {
		kind: "few",
		text: `${left}자리`
	} : null;
}
function locationText({ isOnline, location }) {
	return isOnline === "online" ? "온라인" : location ?? "";
}
var fewSeats;
var init_club_facts = __esmMin((() => {
	fewSeats = 3;
}));
// apps/web/src/ui/feedback/badge.module.css
var badge$1, green, point, ended, dark, badge_module_default;
var init_badge_module = __esmMin((() => {
	badge$1 = "badge_9k4Z";
	green = "green_9k4Z";
	point = "point_9k4Z";
	ended = "ended_9k4Z";
	dark = "dark_9k4Z";
	badge_module_default = {
		badge: badge$1,
		green,
		point,
		ended,
		dark
	};
}));
// apps/web/src/ui/feedback/badge.tsx
function Badge({ children, tone = "point", icon }) {
	return /* @__PURE__ */ jsxs("span", {
		className: classNames(badge_module_default.badge, badge_module_default[tone]),
		children: [icon, children]
	});
}
var init_badge = __esmMin((() => {
	init_class_names();
	init_badge_module();
}));
// apps/web/src/ui/media/avatar.module.css
var avatar, glyph, avatar_module_default;
var init_avatar_module = __esmMin((() => {
	avatar = "avatar_1IB6";
	glyph = "glyph_1IB6";
	avatar_module_default = {
		avatar,
		glyph
	};
}));
// apps/web/src/ui/media/tint.ts
/** The same seed always gets the same soft ground. */
function tintOf(seed) {
	return `var(--tint-${[...String(seed)].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0) % TINTS + 1})`;
}
var TINTS;
var init_tint = __esmMin((() => {
	TINTS = 7;
}));
// apps/web/src/ui/media/avatar.tsx
function Avatar({ src, alt = "", size = 4.8, seed = 0 }) {
	const [broken, setBroken] = useState(null);
	const style = {
		width: `${size}rem`,
		height: `${size}rem`
	};
	if (src && src !== broken) return /* @__PURE__ */ jsx("img", {
		src,
		alt,
		style,
		className: avatar_module_default.avatar,
		decoding: "async",
		loading: "lazy",
		onError: () => setBroken(src)
	});
	return /* @__PURE__ */ jsxs("span", {
		className: avatar_module_default.avatar,
		style: {
			...style,
			background: tintOf(seed)
		},
		children: [alt && /* @__PURE__ */ jsx(VisuallyHidden, { children: alt }), /* @__PURE__ */ jsxs("svg", {
			viewBox: "0 0 24 24",
			className: avatar_module_default.glyph,
			"aria-hidden": "true",
			children: [/* @__PURE__ */ jsx("circle", {
				cx: "12",
				cy: "9.4",
				r: "4.2"
			}), /* @__PURE__ */ jsx("path", { d: "M3.6 24c0-5.2 3.7-8.2 8.4-8.2s8.4 3 8.4 8.2z" })]
		})]
	});
}
var init_avatar = __esmMin((() => {
	init_visually_hidden();
	init_avatar_module();
	init_tint();
}));
// apps/web/src/ui/media/avatar-stack.module.css
var stack, ring$1, avatar_stack_module_default;
var init_avatar_stack_module = __esmMin((() => {
	stack = "stack_OuyW";
	ring$1 = "ring_OuyW";
	avatar_stack_module_default = {
		stack,
		ring: ring$1
	};
}));
// apps/web/src/ui/media/avatar-stack.tsx
/** Decoration: the count beside it says the same in words. */
function AvatarStack({ people, max = 5, size = 2.2 }) {
	return /* @__PURE__ */ jsx("span", {
		className: avatar_stack_module_default.stack,
		"aria-hidden": "true",
		children: people.slice(0, max).map((person) => /* @__PURE__ */ jsx("span", {
			className: avatar_stack_module_default.ring,
			children: /* @__PURE__ */ jsx(Avatar, {
				src: person.src,
				size,
				seed: person.id
			})
		}, person.id))
	});
}
var init_avatar_stack = __esmMin((() => {
	init_avatar();
	init_avatar_stack_module();
}));
// apps/web/src/features/club-cards/components/club-seats.tsx
/** Who is in, how many of how many, and what is left when that is little. */
function ClubSeats({ club }) {
	const people = club.clubMembers.map(({ member }) => ({
		id: member.memberId,
		src: imageAddress(member.fileInfo)
	}));
	const notice = seatNotice(club);
	return /* @__PURE__ */ jsxs("div", {
		className: club_card_module_default.seats,
		children: [
			/* @__PURE__ */ jsx(AvatarStack, { people }),
			/* @__PURE__ */ jsxs("span", {
				className: club_card_module_default.count,
				children: [
					/* @__PURE__ */ jsx("strong", { children: club.joinedCount }),
					" / ",
					club.memberLimit,
					"명"
				]
			}),
			notice && /* @__PURE__ */ jsx(Badge, {
				tone: notice.kind === "full" ? "ended" : "point",
				children: notice.text
			})
		]
	});
}
var init_club_seats = __esmMin((() => {
	init_image_address();
	init_club_facts();
	init_badge();
	init_avatar_stack();
	init_club_card_module();
}));
// apps/web/src/features/club-cards/model/day-tag.ts
/** `오늘`, `내일`, `3일 뒤`: within a week, where it says more than the date. */
function dayTag(meetingDate, today) {
	const days = daysBetween(today, meetingDate);
	if (days < 0 || days > nearDays) return null;
	return relativeDay(meetingDate, /* @__PURE__ */ new Date(`${today}T12:00:00+09:00`));
}
/** What stands on the picture of a card: the day of a club ahead, the phase of any other. */
function cardTag(club, today) {
	return club.phase === "open" ? dayTag(club.meetingDate, today) : phaseTags[club.phase];
}
var nearDays, phaseTags;
var init_day_tag = __esmMin((() => {
	init_meeting_time();
	init_seoul_clock();
	nearDays = 7;
	phaseTags = {
		ongoing: "진행 중",
		over: "종료",
		cancelled: "취소됨"
	};
}));
// apps/web/src/ui/layout/time-text.module.css
var time, time_text_module_default;
var init_time_text_module = __esmMin((() => {
	time = "time_QDjd";
	time_text_module_default = { time };
}));
// apps/web/src/ui/layout/time-text.tsx
function TimeText({ dateTime, children }) {
	return /* @__PURE__ */ jsx("time", {
		dateTime,
		className: time_text_module_default.time,
		children
	});
}
var init_time_text = __esmMin((() => {
	init_time_text_module();
}));
// apps/web/src/features/club-cards/components/club-card.tsx
function ClubCard({ club: listed, emphasise = plain, note, reviewTo, whyNot = whyClosed, onOpen }) {
	const club = useLiveClub(listed);
	const tag = cardTag(club, useSeoulToday());
	const reason = whyNot(club);
	const detailPath = paths.clubDetail(club.clubId);
	return /* @__PURE__ */ jsxs("article", {
		className: club_card_module_default.card,
		children: [/* @__PURE__ */ jsx("div", {
			className: club_card_module_default.thumb,
			children: /* @__PURE__ */ jsx(ClubThumb, {
				club,
				children: tag && /* @__PURE__ */ jsx("span", {
					className: club_card_module_default.tag,
					children: /* @__PURE__ */ jsx(Badge, {
						tone: "dark",
						children: tag
					})
				})
			})
		}), /* @__PURE__ */ jsxs("div", {
			className: club_card_module_default.text,
			children: [
				/* @__PURE__ */ jsx("p", {
					className: club_card_module_default.category,
					children: emphasise(categoryText(club.categorySmall))
				}),
				/* @__PURE__ */ jsx("h2", {
					className: club_card_module_default.title,
					children: /* @__PURE__ */ jsx(Link, {
						to: detailPath,
						viewTransition: true,
						className: club_card_module_default.link,
						onClick: (event) => onOpen?.(event, detailPath),
						children: emphasise(club.clubName)
					})
				}),
				/* @__PURE__ */ jsx("p", {
					className: club_card_module_default.meta,
					children: /* @__PURE__ */ jsx(TimeText, {
						dateTime: `${club.meetingDate}T${club.meetingTime.slice(0, 5)}`,
						children: formatCardTime(club, /* @__PURE__ */ new Date())
					})
				}),
				/* @__PURE__ */ jsx("p", {
					className: club_card_module_default.meta,
					children: emphasise(locationText(club))
				}),
				/* @__PURE__ */ jsxs("p", {
					className: club_card_module_default.meta,
					children: [
						/* @__PURE__ */ jsx("span", {
							className: club_card_module_default.fee,
							children: feeText(club.fee)
						}),
						" · ",
						discoveryMessages.host,
						" ",
						/* @__PURE__ */ jsx("b", {
							className: club_card_module_default.temperature,
							children: temperatureText(club.host.reputation)
						})
					]
				}),
				note,
				/* @__PURE__ */ jsx(ClubSeats, { club }),
				reason && /* @__PURE__ */ jsx(CardReasonLine, { reason }),
				reviewTo && /* @__PURE__ */ jsxs(Link, {
					to: reviewTo,
					viewTransition: true,
					className: club_card_module_default.review,
					children: [/* @__PURE__ */ jsx(PencilLine, { "aria-hidden": true }), discoveryMessages.writeReview]
				})
			]
		})]
	});
}
var plain;
var init_club_card = __esmMin((() => {
	init_meeting_time();
	init_club_fee();
	init_category();
	init_discovery();
	init_temperature_text();
	init_why_closed();
	init_use_live_club();
	init_card_reason_line();
	init_club_seats();
	init_club_facts();
	init_day_tag();
	init_paths();
	init_badge();
	init_time_text();
	init_club_card_module();
	plain = (text) => text;
}));
// apps/web/src/lib/use-throttled.ts
/** Runs at once, then at most every `interval` ms; a call that comes too early is kept for its turn. */
function useThrottled(callback, interval) {
	const latest = useRef(callback);
	const lastRun = useRef(Number.NEGATIVE_INFINITY);
	const timer = useRef(void 0);
	useEffect(() => {
		latest.current = callback;
	});
	useEffect(() => () => clearTimeout(timer.current), []);
	return useCallback(() => {
		const run = () => {
			lastRun.current = performance.now();
			latest.current();
		};
		clearTimeout(timer.current);
		const wait = lastRun.current + interval - performance.now();
		if (wait <= 0) run();
		else timer.current = setTimeout(run, wait);
	}, [interval]);
}
var init_use_throttled = __esmMin((() => {}));
// apps/web/src/ui/feedback/spinner.module.css
var spinner, ring, turn, small$1, large$1, spinner_module_default;
var init_spinner_module = __esmMin((() => {
	spinner = "spinner_q89O";
	ring = "ring_q89O";
	turn = "turn_q89O";
	small$1 = "small_q89O";
	large$1 = "large_q89O";
	spinner_module_default = {
		spinner,
		ring,
		turn,
		small: small$1,
		large: large$1
	};
}));
// apps/web/src/ui/feedback/spinner.tsx
function Spinner({ label = "불러오는 중이에요", size = "small" }) {
	const ring = /* @__PURE__ */ jsx("span", {
		className: classNames(spinner_module_default.ring, spinner_module_default[size]),
		"aria-hidden": "true"
	});
	if (label === null) return ring;
	return /* @__PURE__ */ jsxs("span", {
		role: "status",
		className: spinner_module_default.spinner,
		children: [ring, /* @__PURE__ */ jsx(VisuallyHidden, { children: label })]
	});
}
var init_spinner = __esmMin((() => {
	init_class_names();
	init_visually_hidden();
	init_spinner_module();
}));
// apps/web/src/ui/actions/button.module.css
var button, label$2, hidden, busy, large, medium, small, full$1, solid, tonal, outline, weak, danger, button_module_default;
var init_button_module = __esmMin((() => {
	button = "button_Ll9M";
	label$2 = "label_Ll9M";
	hidden = "hidden_Ll9M";
	busy = "busy_Ll9M";
	large = "large_Ll9M";
	medium = "medium_Ll9M";
	small = "small_Ll9M";
	full$1 = "full_Ll9M";
	solid = "solid_Ll9M";
	tonal = "tonal_Ll9M";
	outline = "outline_Ll9M";
	weak = "weak_Ll9M";
	danger = "danger_Ll9M";
	button_module_default = {
		button,
		label: label$2,
		hidden,
		busy,
		large,
		medium,
		small,
		full: full$1,
		solid,
		tonal,
		outline,
		weak,
		danger
	};
}));
// apps/web/src/ui/actions/button-variant.ts
function buttonClass({ variant = "solid", size = "large", full = false }, className) {
	return classNames(button_module_default.button, button_module_default[variant], button_module_default[size], full && button_module_default.full, className);
}
var init_button_variant = __esmMin((() => {
	init_class_names();
	init_button_module();
}));
// apps/web/src/ui/actions/button.tsx
function Button({ variant, size, full, loading = false, icon, type = "button", className, onClick, children, ...rest }) {
	function handleClick(event) {
		if (loading) event.preventDefault();
		else onClick?.(event);
	}
	return /* @__PURE__ */ jsxs("button", {
		...rest,
		type,
		className: buttonClass({
			variant,
			size,
			full
		}, className),
		"aria-busy": loading || void 0,
		"aria-disabled": loading || void 0,
		onClick: handleClick,
		children: [/* @__PURE__ */ jsxs("span", {
			className: classNames(button_module_default.label, loading && button_module_default.hidden),
			children: [icon, /* @__PURE__ */ jsx("span", { children })]
		}), loading && /* @__PURE__ */ jsx("span", {
			className: button_module_default.busy,
			children: /* @__PURE__ */ jsx(Spinner, { label: null })
		})]
	});
}
var init_button = __esmMin((() => {
	init_class_names();
	init_spinner();
	init_button_module();
	init_button_variant();
}));
// apps/web/src/ui/layout/sentences.module.css
var sentence, sentences_module_default;
var init_sentences_module = __esmMin((() => {
	sentence = "sentence_lL6Y";
	sentences_module_default = { sentence };
}));
// apps/web/src/ui/layout/sentences.tsx
/** Short text in the middle of something: a line rather ends with a sentence than within one. */
function Sentences({ text }) {
	return text.split(/(?<=[.?]) /).map((sentence, index) => /* @__PURE__ */ jsxs(Fragment$1, { children: [index > 0 && " ", /* @__PURE__ */ jsx("span", {
		className: sentences_module_default.sentence,
		children: sentence
	})] }, sentence));
}
var init_sentences = __esmMin((() => {
	init_sentences_module();
}));
// apps/web/src/ui/media/status-icons.tsx
function AlertIcon() {
	return /* @__PURE__ */ jsxs(LineIcon, { children: [/* @__PURE__ */ jsx("circle", {
		cx: "12",
		cy: "12",
		r: "9.5"
	}), /* @__PURE__ */ jsx("path", { d: "M12 7.5v5M12 16.2v.1" })] });
}
function RetryIcon() {
	return /* @__PURE__ */ jsxs(LineIcon, { children: [/* @__PURE__ */ jsx("path", { d: "M20.5 12a8.5 8.5 0 1 1-2.6-6.1L20.5 8.5" }), /* @__PURE__ */ jsx("path", { d: "M20.5 3.5v5h-5" })] });
}
var init_status_icons = __esmMin((() => {
	init_line_icon();
}));
// apps/web/src/ui/feedback/empty-state.module.css
var empty, icon, title$1, how, action, empty_state_module_default;
var init_empty_state_module = __esmMin((() => {
	empty = "empty_eaJd";
	icon = "icon_eaJd";
	title$1 = "title_eaJd";
	how = "how_eaJd";
	action = "action_eaJd";
	empty_state_module_default = {
		empty,
		icon,
		title: title$1,
		how,
		action
	};
}));
// apps/web/src/ui/feedback/error-state.tsx
function ErrorState({ message, onRetry, retrying }) {
	return /* @__PURE__ */ jsxs("div", {
		className: empty_state_module_default.empty,
		children: [
			/* @__PURE__ */ jsx("span", {
				className: empty_state_module_default.icon,
				"aria-hidden": "true",
				children: /* @__PURE__ */ jsx(AlertIcon, {})
			}),
			/* @__PURE__ */ jsx("p", {
				className: empty_state_module_default.title,
				role: "alert",
				children: /* @__PURE__ */ jsx(Sentences, { text: message })
			}),
			onRetry && /* @__PURE__ */ jsx("div", {
				className: empty_state_module_default.action,
				children: /* @__PURE__ */ jsx(Button, {
					variant: "weak",
					size: "medium",
					icon: /* @__PURE__ */ jsx(RetryIcon, {}),
					loading: retrying,
					onClick: onRetry,
					children: "다시 시도"
				})
			})
		]
	});
}
var init_error_state = __esmMin((() => {
	init_button();
	init_sentences();
	init_status_icons();
	init_empty_state_module();
}));
// apps/web/src/lists/end-sentinel.tsx
/**
* Reports once it is near the screen. Mount a fresh one after each fetch (`key`): an end that stays
* in view after a short page, or that came into view while the list was fetched again, would otherwise
* report nothing.
*/
function EndSentinel({ onReach }) {
	const target = useRef(null);
	const reached = useEffectEvent(onReach);
	useEffect(() => {
		const element = target.current;
		if (!element) return;
		const observer = new IntersectionObserver((entries) => {
			if (entries.some((entry) => entry.isIntersecting)) reached();
		}, { rootMargin: lookahead });
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return /* @__PURE__ */ jsx("div", {
		ref: target,
		"aria-hidden": "true"
	});
}
var lookahead;
var init_end_sentinel = __esmMin((() => {
	lookahead = "0px 0px 400px";
}));
// apps/web/src/lists/infinite-list.module.css
var more, infinite_list_module_default;
var init_infinite_list_module = __esmMin((() => {
	more = "more_Xpde";
	infinite_list_module_default = { more };
}));
// apps/web/src/lists/list-items.tsx
function ListItems(props) {
	const { items, idOf, label, renderItem, className, inserted } = props;
	const rows = items.map((item) => /* @__PURE__ */ jsx("li", { children: renderItem(item) }, idOf(item)));
	if (inserted) rows.splice(inserted.after, 0, /* @__PURE__ */ jsx("li", { children: inserted.node }, "inserted"));
	return /* @__PURE__ */ jsx("ul", {
		className,
		"aria-label": label,
		children: rows
	});
}
var init_list_items = __esmMin((() => {}));
// apps/web/src/lists/infinite-list.tsx
function InfiniteList(props) {
	const { list, skeleton, empty, errorText } = props;
	const { items, idOf, error, hasMore, isFetching, isLoadingMore } = list;
	const reachEnd = useThrottled(list.loadMore, scrollThrottle);
	if (list.isPending) return skeleton;
	if (items.length === 0 && !error) return empty;
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		items.length > 0 && ("renderItems" in props ? props.renderItems(items) : /* @__PURE__ */ jsx(ListItems, {
			...props,
			items,
			idOf
		})),
		error && /* @__PURE__ */ jsx(ErrorState, {
			message: errorText ?? messageOf(error),
			onRetry: list.retry,
			retrying: list.isRetrying
		}),
		hasMore && !error && /* @__PURE__ */ jsxs("div", {
			className: infinite_list_module_default.more,
			children: [!isLoadingMore && /* @__PURE__ */ jsx(EndSentinel, { onReach: reachEnd }, `${items.length} ${isFetching}`), /* @__PURE__ */ jsx(Button, {
				variant: "weak",
				size: "medium",
				loading: isLoadingMore,
				onClick: list.loadMore,
				children: requestMessages.more
			})]
		})
	] });
}
var scrollThrottle;
var init_infinite_list = __esmMin((() => {
	init_error();
	init_request_copy();
	init_use_throttled();
	init_button();
	init_error_state();
	init_end_sentinel();
	init_infinite_list_module();
	init_list_items();
	scrollThrottle = 300;
}));
// apps/web/src/features/club-cards/components/club-list.tsx
function ClubList(props) {
	const { list, label, empty, noteOf, reasons, inserted, ...card } = props;
	return /* @__PURE__ */ jsx(InfiniteList, {
		list: reasons?.isPending ? {
			...list,
			isPending: true
		} : list,
		label,
		className: club_card_module_default.list,
		renderItem: (club) => /* @__PURE__ */ jsx(ClubCard, {
			club,
			note: noteOf?.(club),
			whyNot: reasons?.of,
			...card
		}),
		skeleton: /* @__PURE__ */ jsx(ClubListSkeleton, {}),
		inserted,
		empty: /* @__PURE__ */ jsxs(Fragment, { children: [empty, inserted && /* @__PURE__ */ jsx("div", {
			className: club_card_module_default.list,
			children: inserted.node
		})] })
	});
}
var init_club_list = __esmMin((() => {
	init_club_card();
	init_infinite_list();
	init_club_card_module();
}));
// apps/web/src/domain/copy/recommendation.ts
init_club_list();
var recommendationMessages = {
	why: "왜 추천했나요?",
	reasons: {
		INTEREST: "관심사",
		SIMILAR_INTEREST: "비슷한 관심사",
		FOLLOWED: "팔로우한 사람",
		MET_HOST: "만난 적 있는 호스트",
		AREA: "내 동네"
	}
};
var why_recommended_module_default = { why: "why_1fyQ" };
// apps/web/src/features/club-cards/components/why-recommended.tsx
/** The note of a recommended card: its reasons, for whoever asks. */
function whyRecommended({ reasons = [] }) {
	if (reasons.length === 0) return null;
	return /* @__PURE__ */ jsxs("details", {
		className: why_recommended_module_default.why,
		children: [/* @__PURE__ */ jsx("summary", { children: recommendationMessages.why }), reasons.map((reason) => recommendationMessages.reasons[reason]).join(" · ")]
	});
}
// apps/web/src/lists/use-infinite-list.ts
function useInfiniteList(list) {
	const { idOf, ...options } = list;
	const query = useInfiniteQuery(options);
	const pages = query.data?.pages;
	const items = useMemo(() => uniqueItems(pages ?? [], idOf), [pages, idOf]);
	return {
		items,
		idOf,
		total: pages?.at(-1)?.pageInfo.totalElements ?? 0,
		firstPage: pages?.[0],
		isPending: query.isPending || query.isPlaceholderData && items.length === 0,
		isLoadingMore: query.isFetchingNextPage,
		isFetching: query.isFetching,
		isRetrying: query.isFetching && query.isError,
		error: query.error,
		hasMore: query.hasNextPage,
		loadMore: () => {
			if (query.hasNextPage && !query.isFetching && !query.isError) query.fetchNextPage();
		},
		retry: () => {
			pages && query.isFetchNextPageError ? query.fetchNextPage() : query.refetch();
		}
	};
}
var init_use_infinite_list = __esmMin((() => {
	init_paging();
})), AREA_CODE_PATTERN, AREA_MESSAGE, areaCode, areaCodes;
var init_area_field = __esmMin((() => {
	AREA_CODE_PATTERN = /^[1-9]\d{4}$/;
	AREA_MESSAGE = "지역을 다시 골라 주세요.";
	areaCode = z.string(AREA_MESSAGE).check(z.regex(AREA_CODE_PATTERN, AREA_MESSAGE));
	areaCodes = z.array(areaCode, AREA_MESSAGE).check(z.maxLength(2, "동네는 2곳까지 고를 수 있어요."), z.refine((codes) => new Set(codes).size === codes.length, "같은 동네를 두 번 고를 수 없어요."));
}));
// packages/contract/src/clubs/club-filter.query.ts
var flag, areaFilter, clubFilterQuery;
var init_club_filter_query = __esmMin((() => {
	init_area_field();
	init_field();
	init_club_field();
	flag = (message) => z.optional(integer(1, 1, message));
	areaFilter = z.optional(z.pipe(z.union([areaCode, z.array(areaCode).check(z.maxLength(10, "지역은 10곳까지 고를 수 있어요."))]).check(z.meta({
		type: "array",
		items: {
			type: "string",
			pattern: "^[1-9]\\d{4}$"
		},
		maxItems: 10,
		anyOf: void 0
	})), z.transform((value) => [value].flat())));
	clubFilterQuery = {
		free: flag("무료 모임만 보려면 free=1로 보내 주세요."),
		mode: z.optional(z.enum(meetingPlaces, "온라인과 오프라인 중에서 골라 주세요.")),
		/** Saturday and Sunday of this week in Seoul; on a Sunday, today. */
		when: z.optional(z.literal("weekend", "이번 주말만 고를 수 있어요.")),
		/** Only what the caller may apply to now; without a login it filters nothing. */
		joinable: flag("참여할 수 있는 모임만 보려면 joinable=1로 보내 주세요."),
		area: areaFilter
	};
	z.object(clubFilterQuery);
}));
// packages/contract/src/clubs/search-info.schema.ts
var wordFilterSchema, searchInfoSchema;
var init_search_info_schema = __esmMin((() => {
	wordFilterSchema = z.object({
		word: z.string(),
		name: z.enum([
			"free",
			"mode",
			"when",
			"weekday",
			"area"
		]),
		value: z.string()
	});
	searchInfoSchema = z.object({
		keyword: z.string(),
		/** The words that were looked for; empty where all of them were filters. */
		understoodAs: z.string(),
		filters: z.array(wordFilterSchema)
	});
})), MONTH_MESSAGE, month$2, dayCountSchema, dayQuery$1, discovery;
var init_discovery_endpoints = __esmMin((() => {
	init_endpoint();
	init_envelope();
	init_field();
	init_club_field();
	init_club_schema();
	init_club_filter_query();
	init_search_info_schema();
	MONTH_MESSAGE = "달을 확인해 주세요.";
	month$2 = z.string(MONTH_MESSAGE).check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, MONTH_MESSAGE));
	dayCountSchema = z.object({
		date: z.string(),
		count: z.int()
	});
	dayQuery$1 = z.object({
		...paging(5),
		...clubFilterQuery,
		days: z.optional(integer(0, 6, "날짜는 0~6 사이여야 해요.")),
		date: z.optional(meetingDate)
	}).check(z.refine((query) => query.days === void 0 !== (query.date === void 0), {
		error: "날짜를 하나만 골라 주세요.",
		path: ["days"]
	}));
	discovery = {
		listByCategory: endpoint({
			name: "discovery.listByCategory",
			summary: "큰 카테고리의 아지트",
			method: "GET",
			path: "/api/clubs/category",
			access: "anyone",
			query: z.object({
				...paging(5),
				...clubFilterQuery,
				cl: integer(1, 7, "카테고리는 1~7 사이여야 해요.")
			}),
			status: 200,
			response: page(clubCardSchema)
		}),
		listByDate: endpoint({
			name: "discovery.listByDate",
			summary: "어느 날의 아지트",
			method: "GET",
			path: "/api/clubs/date",
			access: "anyone",
			query: dayQuery$1,
			status: 200,
			response: page(clubCardSchema)
		}),
		countByDay: endpoint({
			name: "discovery.countByDay",
			summary: "한 달의 날마다 열린 아지트 수",
			method: "GET",
			path: "/api/clubs/days",
			access: "anyone",
			query: z.object({
				...clubFilterQuery,
				month: month$2
			}),
			status: 200,
			response: data(z.array(dayCountSchema))
		}),
		recommend: endpoint({
			name: "discovery.recommend",
			summary: "추천 아지트",
			method: "GET",
			path: "/api/clubs/recommend/:memberId",
			access: "self",
			params: z.object({ memberId: id }),
			query: z.object({
				...paging(5),
				...clubFilterQuery
			}),
			status: 200,
			response: page(recommendedCardSchema),
			refusals: [403]
		}),
		search: endpoint({
			name: "discovery.search",
			summary: "아지트 검색",
			method: "GET",
			path: "/api/clubs/search",
			access: "member",
			query: z.object({
				...paging(10),
				...clubFilterQuery,
				keyword: text$1({
					min: 1,
					max: 50,
					message: "검색어를 1~50자로 입력해 주세요."
				}),
				/** Only what holds the words as they are. */
				exact: z.optional(integer(1, 1, "그대로 찾으려면 exact=1로 보내 주세요."))
			}),
			status: 200,
			response: z.extend(page(clubCardSchema), { searchInfo: z.optional(searchInfoSchema) })
		})
	};
}));
// apps/web/src/queries/discovery-queries.ts
/** Holds only the filters that are on: a list without any has the key it always had. */
function narrowed({ weekend, free, online, joinable, areas }) {
	return {
		...free && { free: 1 },
		...online && { mode: "online" },
		...weekend && { when: "weekend" },
		...joinable && { joinable: 1 },
		...areas.length > 0 && { area: [...areas] }
	};
}
var cards, discoveryQueries;
var init_discovery_queries = __esmMin((() => {
	init_discovery_endpoints();
	init_endpoint_query();
	cards = {
		read: pageOf,
		idOf: ({ clubId }) => clubId
	};
	discoveryQueries = {
		byCategory: (cl, filters, today) => {
			const query = {
				size: 5,
				cl,
				...narrowed(filters)
			};
			return endpointPages(discovery.listByCategory, { query }, {
				...cards,
				asOf: today
			});
		},
		/** `days` counts from `today`. */
		byDate: (day, filters, today) => {
			const query = {
				size: 5,
				...day,
				...narrowed(filters)
			};
			return endpointPages(discovery.listByDate, { query }, {
				...cards,
				asOf: today
			});
		},
		recommended: (memberId, filters, today) => {
			const input = {
				params: { memberId },
				query: {
					size: 5,
					...narrowed(filters)
				}
			};
			return endpointPages(discovery.recommend, input, {
				...cards,
				asOf: today
			});
		},
		/** Fetches nothing while there is no keyword. */
		search: ({ keyword, isExact }, filters, today) => {
			const query = {
				size: 10,
				keyword,
				...isExact && { exact: 1 },
				...narrowed(filters)
			};
			return {
				...endpointPages(discovery.search, { query }, {
					...cards,
					asOf: today
				}),
				enabled: keyword !== "",
				placeholderData: keepPreviousData
			};
		},
		/** How many clubs each day of a month (`2026-11`) has; a day without any is left out. */
		countByDay: (month, filters) => endpointQuery(discovery.countByDay, { query: {
			month,
			...narrowed(filters)
		} }, dataOf)
	};
}));
// apps/web/src/domain/copy/filter.ts
var filterMessages, filterNames;
var init_filter = __esmMin((() => {
	filterMessages = {
		label: "필터",
		area: "지역",
		areas: (count) => `지역 ${count}곳`,
		clear: "필터 지우기",
		nothing: "조건에 맞는 아지트가 없어요."
	};
	filterNames = {
		weekend: "이번 주말",
		free: "무료",
		online: "온라인",
		joinable: "지금 참여할 수 있는"
	};
}));
// apps/web/src/ui/feedback/empty-state.tsx
function EmptyState({ icon, title, how, action }) {
	return /* @__PURE__ */ jsxs("div", {
		className: empty_state_module_default.empty,
		children: [
			/* @__PURE__ */ jsx("span", {
				className: empty_state_module_default.icon,
				"aria-hidden": "true",
				children: icon
			}),
			/* @__PURE__ */ jsx("p", {
				className: empty_state_module_default.title,
				children: /* @__PURE__ */ jsx(Sentences, { text: title })
			}),
			how && /* @__PURE__ */ jsx("p", {
				className: empty_state_module_default.how,
				children: how
			}),
			action && /* @__PURE__ */ jsx("div", {
				className: empty_state_module_default.action,
				children: action
			})
		]
	});
}
var init_empty_state = __esmMin((() => {
	init_sentences();
	init_empty_state_module();
}));
// apps/web/src/screens/discovery/filters/no-match.tsx
/** Nothing is left of a list that filters narrow. */
function NoMatch({ title = filterMessages.nothing, onClear }) {
	return /* @__PURE__ */ jsx(EmptyState, {
		icon: /* @__PURE__ */ jsx(FunnelX, { "aria-hidden": true }),
		title,
		action: /* @__PURE__ */ jsx(Button, {
			variant: "tonal",
			size: "medium",
			onClick: onClear,
			children: filterMessages.clear
		})
	});
}
var init_no_match = __esmMin((() => {
	init_filter();
	init_button();
	init_empty_state();
}));
// apps/web/src/features/filters/components/filter-chips.module.css
var chips$2, chip$1, chosen$2, name, filter_chips_module_default;
var init_filter_chips_module = __esmMin((() => {
	chips$2 = "chips_L6yz";
	chip$1 = "chip_L6yz";
	chosen$2 = "chosen_L6yz";
	name = "name_L6yz";
	filter_chips_module_default = {
		chips: chips$2,
		chip: chip$1,
		chosen: chosen$2,
		"switch": "switch_L6yz",
		name
	};
}));
// apps/web/src/features/filters/components/filter-chips.tsx
/** What narrows the list below: one line that scrolls sideways. */
function FilterChips({ filters, isMember, onChange, onAreas }) {
	const count = filters.areas.length;
	const shown = filterSwitches.filter((filter) => isMember || filter !== "joinable");
	const toggle = (filter) => onChange({
		...filters,
		[filter]: !filters[filter]
	});
	return /* @__PURE__ */ jsxs("fieldset", {
		"aria-label": filterMessages.label,
		className: filter_chips_module_default.chips,
		children: [/* @__PURE__ */ jsxs("button", {
			type: "button",
			"aria-haspopup": "dialog",
			className: classNames(filter_chips_module_default.chip, count > 0 && filter_chips_module_default.chosen),
			onClick: onAreas,
			children: [count > 0 ? filterMessages.areas(count) : filterMessages.area, /* @__PURE__ */ jsx(ChevronDown, { "aria-hidden": true })]
		}), shown.map((filter) => /* @__PURE__ */ jsxs("button", {
			type: "button",
			"aria-pressed": filters[filter],
			className: classNames(filter_chips_module_default.chip, filter_chips_module_default.switch, filters[filter] && filter_chips_module_default.chosen),
			onClick: () => toggle(filter),
			children: [/* @__PURE__ */ jsx("span", {
				className: filter_chips_module_default.name,
				"data-name": filterNames[filter],
				children: filterNames[filter]
			}), filters[filter] && /* @__PURE__ */ jsx(Check, { "aria-hidden": true })]
		}, filter))]
	});
}
var init_filter_chips = __esmMin((() => {
	init_filter();
	init_club_filters();
	init_class_names();
	init_filter_chips_module();
}));
// apps/web/src/navigation/use-layer.ts
/**
* What lies over a page, a sheet or a dialog: one at a time. It is an entry of the history, so that
* Back closes it and stays on the page. `read` returns null for a layer of somebody else.
*/
function useLayer(read) {
	const { state, search } = useLocation();
	const navigate = useNavigate();
	const held = isRecord(state) ? state.layer : void 0;
	const layer = read(held);
	const isOpen = layer !== null;
	const isClosable = useRef(isOpen);
	useLayoutEffect(() => {
		isClosable.current = isOpen;
	}, [isOpen]);
	const [next, setNext] = useState(null);
	const doNext = useEffectEvent(() => {
		setNext(null);
		next?.();
	});
	const isDue = next !== null && !isOpen;
	useEffect(() => {
		if (!isDue) return;
		const timer = setTimeout(doNext);
		return () => clearTimeout(timer);
	}, [isDue]);
	/** `replace` for one that takes the place of what the address itself has opened. */
	function open(opened, replace = held !== void 0) {
		const to = {
			state: {
				...isRecord(state) ? state : {},
				layer: opened
			},
			replace,
			preventScrollReset: true
		};
		navigate({ search }, to);
	}
	/** `then` is called when it has left the history: before, a question would be closed with it. */
	function close(then) {
		if (then) setNext(() => then);
		if (!isClosable.current) return;
		isClosable.current = false;
		navigate(-1);
	}
	return {
		layer,
		open,
		close
	};
}
/**
* For a layer that is open or not. `wasOpened` is true from the first opening on: what is loaded late
* then stays, and leaves with a movement.
*/
function useNamedLayer(name) {
	const { layer, open, close } = useLayer((held) => held === name ? name : null);
	const isOpen = layer !== null;
	const [wasOpened, setWasOpened] = useState(isOpen);
	if (isOpen && !wasOpened) setWasOpened(true);
	return {
		isOpen,
		wasOpened,
		open: () => open(name),
		close
	};
}
var init_use_layer = __esmMin((() => {
	init_error();
}));
// apps/web/src/domain/copy/area.ts
function placesOf(areas) {
	return areas === 0 ? "전국" : `${numerals[areas]} 지역`;
}
var numerals, areaMessages;
var init_area = __esmMin((() => {
	numerals = [
		"",
		"한",
		"두",
		"세",
		"네",
		"다섯",
		"여섯",
		"일곱",
		"여덟",
		"아홉",
		"열"
	];
	areaMessages = {
		chooseTitle: "지역 고르기",
		failed: "지역을 불러오지 못했어요.",
		searchField: "지역 이름",
		searchExample: "성동구, ㅅㄷㄱ처럼 찾기",
		nothingFound: (word) => `‘${word}’ 지역이 없어요.`,
		provinces: "시·도",
		districts: (province) => `${province}의 시·군·구`,
		found: "찾은 지역",
		chosen: "고른 지역",
		remove: (name) => `${name} 빼기`,
		/** Beside the name of a province. */
		chosenThere: (count) => `${count}곳 골랐어요`,
		limit: (most) => `${most}곳까지 고를 수 있어요.`,
		clear: "지우기",
		look: (areas) => `${placesOf(areas)}에서 보기`,
		lookAt: (areas, clubs) => `${placesOf(areas)}에서 ${clubs}곳 보기`,
		own: "내 동네",
		ownLimit: "두 곳까지",
		ownTitle: "내 동네 고르기",
		ownHint: "가까운 아지트를 먼저 추천해 드려요.",
		ownChoose: "동네 고르기",
		ownChange: "바꾸기",
		ownDone: (areas) => areas === 0 ? "정하지 않을래요" : `${numerals[areas]} 곳으로 정하기`
	};
}));
// packages/contract/src/areas/area.schema.ts
var areaSchema;
var init_area_schema = __esmMin((() => {
	areaSchema = z.object({
		areaCode: z.string(),
		/** 강남구, 수원시, 수원시 영통구. A city of several districts is listed before them. */
		name: z.string(),
		/** In short: 서울, 경기, 전북. */
		province: z.string()
	});
}));
// packages/contract/src/areas/areas.endpoints.ts
var areas;
var init_areas_endpoints = __esmMin((() => {
	init_endpoint();
	init_envelope();
	init_area_schema();
	areas = { list: endpoint({
		name: "areas.list",
		summary: "시·군·구 전체",
		method: "GET",
		path: "/api/areas",
		access: "anyone",
		status: 200,
		response: data(z.array(areaSchema)),
		requestHeaders: z.object({ "if-none-match": z.optional(z.string()) }),
		responseHeaders: ["ETag", "Cache-Control"]
	}) };
}));
// apps/web/src/queries/area-queries.ts
var areaQueries;
var init_area_queries = __esmMin((() => {
	init_areas_endpoints();
	init_endpoint_query();
	areaQueries = { list: () => ({
		...endpointQuery(areas.list, {}, dataOf),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY
	}) };
}));
// apps/web/src/ui/dialogs/dialog.module.css
var dialog, full, sheet$1, panel$1, head$2, title, close, body, message, text, description, footer, dialog_module_default;
var init_dialog_module = __esmMin((() => {
	dialog = "dialog_xE5g";
	full = "full_xE5g";
	sheet$1 = "sheet_xE5g";
	panel$1 = "panel_xE5g";
	head$2 = "head_xE5g";
	title = "title_xE5g";
	close = "close_xE5g";
	body = "body_xE5g";
	message = "message_xE5g";
	text = "text_xE5g";
	description = "description_xE5g";
	footer = "footer_xE5g";
	dialog_module_default = {
		dialog,
		full,
		sheet: sheet$1,
		panel: panel$1,
		head: head$2,
		title,
		close,
		body,
		message,
		text,
		description,
		footer
	};
}));
// apps/web/src/ui/feedback/use-presence.ts
/** Stays true for the length of the exit motion after `open` has gone. */
function usePresence(open) {
	const [present, setPresent] = useState(open);
	if (open && !present) setPresent(true);
	useEffect(() => {
		if (open) return;
		const timer = setTimeout(() => setPresent(false), EXIT_MS);
		return () => clearTimeout(timer);
	}, [open]);
	return present;
}
var EXIT_MS;
var init_use_presence = __esmMin((() => {
	EXIT_MS = 150;
}));
// apps/web/src/ui/dialogs/use-modal.ts
/** Drives a native dialog from props; closing it before it leaves the page gives the focus back. */
function useModal(ref, modal) {
	const latest = useRef(modal);
	useLayoutEffect(() => {
		latest.current = modal;
	});
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog || !modal.open) return;
		if (!dialog.open) dialog.showModal();
		(find(dialog, "[data-autofocus]") ?? find(dialog, "h2[tabindex]"))?.focus();
		dialog.scrollTop = 0;
		return () => {
			latest.current = {
				...latest.current,
				open: false
			};
			dialog.close();
		};
	}, [ref, modal.open]);
	useEffect(() => {
		const dialog = ref.current;
		if (!dialog || !modal.open) return;
		let pressed = null;
		const handleCancel = (event) => {
			if (event.target !== dialog) return;
			event.preventDefault();
			latest.current.onClose();
		};
		const handleClose = (event) => {
			if (event.target === dialog && !dialog.open && latest.current.open) latest.current.onClose();
		};
		const handleDown = (event) => {
			pressed = event.target;
		};
		const handleClick = (event) => {
			if (event.target === dialog && pressed === dialog && latest.current.closeOnBackdrop) latest.current.onClose();
		};
		dialog.addEventListener("cancel", handleCancel);
		dialog.addEventListener("close", handleClose);
		dialog.addEventListener("pointerdown", handleDown);
		dialog.addEventListener("click", handleClick);
		return () => {
			dialog.removeEventListener("cancel", handleCancel);
			dialog.removeEventListener("close", handleClose);
			dialog.removeEventListener("pointerdown", handleDown);
			dialog.removeEventListener("click", handleClick);
		};
	}, [ref, modal.open]);
}
function find(dialog, selector) {
	return dialog.querySelector(selector);
}
var init_use_modal = __esmMin((() => {}));
// apps/web/src/ui/dialogs/modal.tsx
/** The native dialog under Dialog, AlertDialog and ConfirmDialog. */
function Modal(props) {
	return usePresence(props.open) ? /* @__PURE__ */ jsx(PresentModal, { ...props }) : null;
}
function PresentModal({ labelledBy, describedBy, role, className, children, ...modal }) {
	const ref = useRef(null);
	useModal(ref, modal);
	return /* @__PURE__ */ jsx("dialog", {
		ref,
		role,
		className,
		"aria-labelledby": labelledBy,
		"aria-describedby": describedBy,
		children
	});
}
var init_modal = __esmMin((() => {
	init_use_presence();
	init_use_modal();
}));
// apps/web/src/ui/dialogs/dialog.tsx
function Dialog({ open, onClose, title, titleHidden, children, footer, closeOnBackdrop = true, size = "small", closeLabel = "닫기" }) {
	const titleId = useId();
	return /* @__PURE__ */ jsx(Modal, {
		open,
		onClose,
		closeOnBackdrop,
		labelledBy: titleId,
		className: classNames(dialog_module_default.dialog, dialog_module_default[size]),
		children: /* @__PURE__ */ jsxs("div", {
			className: dialog_module_default.panel,
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: dialog_module_default.head,
					children: [/* @__PURE__ */ jsx("h2", {
						id: titleId,
						tabIndex: size === "sheet" ? -1 : void 0,
						className: titleHidden ? "visually-hidden" : dialog_module_default.title,
						children: title
					}), /* @__PURE__ */ jsx(IconButton, {
						label: closeLabel,
						icon: /* @__PURE__ */ jsx(X, { "aria-hidden": true }),
						className: dialog_module_default.close,
						onClick: onClose
					})]
				}),
				/* @__PURE__ */ jsx("div", {
					className: dialog_module_default.body,
					children
				}),
				footer && /* @__PURE__ */ jsx("div", {
					className: dialog_module_default.footer,
					children: footer
				})
			]
		})
	});
}
var init_dialog = __esmMin((() => {
	init_icon_button();
	init_class_names();
	init_dialog_module();
	init_modal();
}));
// apps/web/src/domain/finding/hangul-initials.ts
/** Each syllable as its first consonant. One by one: over a whole text it also takes accents apart. */
function initialsOf(text) {
	return text.replaceAll(/[가-힣]/g, (syllable) => getChoseong(syllable));
}
function hasOnlyInitials(word) {
	return /^[ㄱ-ㅎ]+$/.test(word);
}
var init_hangul_initials = __esmMin((() => {}));
// apps/web/src/features/areas/model/area-name.ts
/** `서울 성동구`; a city that is its own province is named once. */
function areaName({ province, name }) {
	return name.startsWith(province) ? name : `${province} ${name}`;
}
var init_area_name = __esmMin((() => {}));
// apps/web/src/features/areas/model/area-groups.ts
/** The provinces in the order of the server's list. */
function provincesOf(areas) {
	return [...new Set(areas.map(({ province }) => province))];
}
/** The areas whose name holds every word, or their first consonants: `ㅅㄷㄱ` finds 성동구. */
function findAreas(areas, typed) {
	const words = typed.trim().split(/\s+/);
	return areas.filter((area) => {
		const name = areaName(area);
		const initials = initialsOf(name);
		return words.every((word) => (hasOnlyInitials(word) ? initials : name).includes(word));
	});
}
/** Adds the code or takes it out; one above the limit is not added. */
function toggleArea(chosen, code, most) {
	if (chosen.includes(code)) return chosen.filter((one) => one !== code);
	return chosen.length < most ? [...chosen, code] : [...chosen];
}
var init_area_groups = __esmMin((() => {
	init_hangul_initials();
	init_area_name();
}));
// apps/web/src/ui/feedback/count-badge.module.css
var badge, quiet, count_badge_module_default;
var init_count_badge_module = __esmMin((() => {
	badge = "badge_28cp";
	quiet = "quiet_28cp";
	count_badge_module_default = {
		badge,
		quiet
	};
}));
// apps/web/src/ui/feedback/count-badge.tsx
/** A number in a pill, not read aloud: the words beside it say what is counted. */
function CountBadge({ count, quiet = false }) {
	return /* @__PURE__ */ jsx("span", {
		className: classNames(count_badge_module_default.badge, quiet && count_badge_module_default.quiet),
		"aria-hidden": "true",
		children: count > 99 ? "99+" : count
	});
}
var init_count_badge = __esmMin((() => {
	init_class_names();
	init_count_badge_module();
}));
// apps/web/src/ui/fields/checkbox.module.css
var row$1, box, input$4, mark, note$1, error, checkbox_module_default;
var init_checkbox_module = __esmMin((() => {
	row$1 = "row_IVnm";
	box = "box_IVnm";
	input$4 = "input_IVnm";
	mark = "mark_IVnm";
	note$1 = "note_IVnm";
	error = "error_IVnm";
	checkbox_module_default = {
		row: row$1,
		box,
		input: input$4,
		mark,
		note: note$1,
		error
	};
}));
// apps/web/src/ui/fields/checkbox.tsx
function Checkbox({ label, hint, error, className, ...rest }) {
	const noteId = useId();
	return /* @__PURE__ */ jsxs("div", {
		className: classNames(checkbox_module_default.checkbox, className),
		children: [/* @__PURE__ */ jsxs("label", {
			className: checkbox_module_default.row,
			children: [/* @__PURE__ */ jsxs("span", {
				className: checkbox_module_default.box,
				children: [/* @__PURE__ */ jsx("input", {
					...rest,
					type: "checkbox",
					className: checkbox_module_default.input,
					"aria-invalid": error ? true : void 0,
					"aria-describedby": error || hint ? noteId : void 0
				}), /* @__PURE__ */ jsx(Check, {
					"aria-hidden": true,
					className: checkbox_module_default.mark
				})]
			}), /* @__PURE__ */ jsx("span", { children: label })]
		}), (error || hint) && /* @__PURE__ */ jsxs("p", {
			id: noteId,
			className: classNames(checkbox_module_default.note, error && checkbox_module_default.error),
			children: [error && /* @__PURE__ */ jsx(CircleAlert, { "aria-hidden": true }), /* @__PURE__ */ jsx("span", { children: error ?? hint })]
		})]
	});
}
var init_checkbox = __esmMin((() => {
	init_class_names();
	init_checkbox_module();
}));
// apps/web/src/features/areas/components/area-picker.module.css
var search, columns, provinces, districts, province, input$3, face$3, district, nothing, area_picker_module_default;
var init_area_picker_module = __esmMin((() => {
	search = "search_LvwU";
	columns = "columns_LvwU";
	provinces = "provinces_LvwU";
	districts = "districts_LvwU";
	province = "province_LvwU";
	input$3 = "input_LvwU input_8x_j";
	face$3 = "face_LvwU";
	district = "district_LvwU";
	nothing = "nothing_LvwU";
	area_picker_module_default = {
		search,
		columns,
		provinces,
		districts,
		province,
		input: input$3,
		face: face$3,
		district,
		nothing
	};
}));
// apps/web/src/features/areas/components/area-picker.tsx
function AreaPicker(props) {
	const { areas, chosen } = props;
	const [typed, setTyped] = useState("");
	const first = areas.find(({ areaCode }) => areaCode === chosen[0]) ?? areas[0];
	const [province, setProvince] = useState(first?.province ?? "");
	const word = typed.trim();
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("label", {
		className: area_picker_module_default.search,
		children: [/* @__PURE__ */ jsx(Search, { "aria-hidden": true }), /* @__PURE__ */ jsx("input", {
			type: "search",
			autoComplete: "off",
			enterKeyHint: "done",
			"aria-label": areaMessages.searchField,
			placeholder: areaMessages.searchExample,
			value: typed,
			onChange: (event) => setTyped(event.target.value)
		})]
	}), word === "" ? /* @__PURE__ */ jsxs("div", {
		className: area_picker_module_default.columns,
		children: [/* @__PURE__ */ jsx(Provinces, {
			...props,
			value: province,
			onChange: setProvince
		}), /* @__PURE__ */ createElement(Districts, {
			...props,
			key: province,
			legend: areaMessages.districts(province),
			areas: areas.filter((area) => area.province === province),
			nameOf: ({ name }) => name
		})]
	}) : /* @__PURE__ */ jsx(Found, {
		...props,
		word
	})] });
}
function Found({ word, ...props }) {
	const found = findAreas(props.areas, word);
	return /* @__PURE__ */ jsxs("div", {
		className: area_picker_module_default.columns,
		children: [/* @__PURE__ */ jsx("p", {
			role: "status",
			className: found.length > 0 ? "visually-hidden" : area_picker_module_default.nothing,
			children: found.length > 0 ? `${found.length}곳` : areaMessages.nothingFound(word)
		}), found.length > 0 && /* @__PURE__ */ jsx(Districts, {
			...props,
			legend: areaMessages.found,
			areas: found,
			nameOf: areaName
		})]
	});
}
function Provinces({ areas, chosen, value, onChange }) {
	const group = useId();
	const countIn = (province) => areas.filter((area) => area.province === province && chosen.includes(area.areaCode)).length;
	return /* @__PURE__ */ jsx("div", {
		role: "radiogroup",
		"aria-label": areaMessages.provinces,
		className: area_picker_module_default.provinces,
		children: provincesOf(areas).map((province) => {
			const count = countIn(province);
			return /* @__PURE__ */ jsxs("label", {
				className: area_picker_module_default.province,
				children: [/* @__PURE__ */ jsx("input", {
					type: "radio",
					name: group,
					className: area_picker_module_default.input,
					checked: province === value,
					onChange: () => onChange(province)
				}), /* @__PURE__ */ jsxs("span", {
					className: area_picker_module_default.face,
					children: [
						province,
						count > 0 && /* @__PURE__ */ jsx(CountBadge, { count }),
						count > 0 && /* @__PURE__ */ jsx(VisuallyHidden, { children: areaMessages.chosenThere(count) })
					]
				})]
			}, province);
		})
	});
}
function Districts({ areas, chosen, most, onToggle, legend, nameOf }) {
	return /* @__PURE__ */ jsxs("fieldset", {
		className: area_picker_module_default.districts,
		children: [/* @__PURE__ */ jsx("legend", {
			className: "visually-hidden",
			children: legend
		}), areas.map((area) => {
			const isChosen = chosen.includes(area.areaCode);
			return /* @__PURE__ */ jsx(Checkbox, {
				className: area_picker_module_default.district,
				label: nameOf(area),
				checked: isChosen,
				disabled: !isChosen && chosen.length >= most,
				onChange: () => onToggle(area.areaCode)
			}, area.areaCode);
		})]
	});
}
var init_area_picker = __esmMin((() => {
	init_area();
	init_count_badge();
	init_checkbox();
	init_visually_hidden();
	init_area_groups();
	init_area_name();
	init_area_picker_module();
}));
// apps/web/src/features/areas/components/area-sheet.module.css
var sheet, clear, area_sheet_module_default;
var init_area_sheet_module = __esmMin((() => {
	sheet = "sheet_D6dt";
	clear = "clear_D6dt";
	area_sheet_module_default = {
		sheet,
		clear
	};
}));
// apps/web/src/features/areas/components/area-skeleton.module.css
var bones, row, area_skeleton_module_default;
var init_area_skeleton_module = __esmMin((() => {
	bones = "bones_BKgd";
	row = "row_BKgd";
	area_skeleton_module_default = {
		bones,
		row
	};
}));
// apps/web/src/features/areas/components/area-skeleton.tsx
function AreaSkeleton() {
	return /* @__PURE__ */ jsx(SkeletonGroup, { children: /* @__PURE__ */ jsxs("div", {
		className: area_skeleton_module_default.bones,
		children: [/* @__PURE__ */ jsx(Skeleton, { height: "4.4rem" }), rows.map((width) => /* @__PURE__ */ jsxs("div", {
			className: area_skeleton_module_default.row,
			children: [/* @__PURE__ */ jsx(Skeleton, {
				shape: "line",
				width: "4rem",
				height: "1.5rem"
			}), /* @__PURE__ */ jsx(Skeleton, {
				shape: "line",
				width,
				height: "1.6rem"
			})]
		}, width))]
	}) });
}
var rows;
var init_area_skeleton = __esmMin((() => {
	init_skeleton();
	init_skeleton_group();
	init_area_skeleton_module();
	rows = [
		"46%",
		"58%",
		"40%",
		"62%",
		"50%",
		"44%",
		"56%"
	];
}));
// apps/web/src/features/areas/components/chosen-areas.module.css
var line, count$1, chips$1, chip, chosen_areas_module_default;
var init_chosen_areas_module = __esmMin((() => {
	line = "line_pHxw";
	count$1 = "count_pHxw";
	chips$1 = "chips_pHxw";
	chip = "chip_pHxw";
	chosen_areas_module_default = {
		line,
		count: count$1,
		chips: chips$1,
		chip
	};
}));
// apps/web/src/features/areas/components/chosen-areas.tsx
/** The choice so far, each to be taken out again; the line is there from the start and never moves. */
function ChosenAreas({ areas, chosen, most, onRemove }) {
	const isFull = chosen.length >= most;
	return /* @__PURE__ */ jsxs("div", {
		className: chosen_areas_module_default.line,
		children: [/* @__PURE__ */ jsxs("p", {
			role: "status",
			className: chosen_areas_module_default.count,
			children: [chosen.length > 0 && /* @__PURE__ */ jsx("span", {
				"aria-hidden": "true",
				children: `${chosen.length}/${most}`
			}), (chosen.length === 0 || isFull) && /* @__PURE__ */ jsx("span", {
				className: isFull ? "visually-hidden" : void 0,
				children: areaMessages.limit(most)
			})]
		}), /* @__PURE__ */ jsx("ul", {
			className: chosen_areas_module_default.chips,
			"aria-label": areaMessages.chosen,
			children: chosen.map((code) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(RemoveChip, {
				name: nameIn(areas, code),
				onRemove: () => onRemove(code)
			}) }, code))
		})]
	});
}
function RemoveChip({ name, onRemove }) {
	return /* @__PURE__ */ jsxs("button", {
		type: "button",
		className: chosen_areas_module_default.chip,
		"aria-label": areaMessages.remove(name),
		onClick: onRemove,
		children: [name, /* @__PURE__ */ jsx(X, { "aria-hidden": true })]
	});
}
/** A code that is in nobody's list came with the address; it can be taken out all the same. */
function nameIn(areas, code) {
	const area = areas.find(({ areaCode }) => areaCode === code);
	return area ? areaName(area) : code;
}
var init_chosen_areas = __esmMin((() => {
	init_area();
	init_area_name();
	init_chosen_areas_module();
}));
// apps/web/src/features/areas/components/area-sheet.tsx
/** Province first, then districts; nothing is changed before the button is pressed. */
function AreaSheet(props) {
	const { open, title, most, isWaiting = false, onDone, onClose } = props;
	const areas = useQuery({
		...areaQueries.list(),
		enabled: open
	});
	const [codes, setCodes] = useState(props.chosen);
	const [wasOpen, setWasOpen] = useState(open);
	if (open !== wasOpen) {
		setWasOpen(open);
		if (open) setCodes(props.chosen);
	}
	const toggle = (code) => setCodes(toggleArea(codes, code, most));
	function body() {
		if (areas.error && !areas.data) return /* @__PURE__ */ jsx(ErrorState, {
			message: areaMessages.failed,
			onRetry: () => void areas.refetch(),
			retrying: areas.isFetching
		});
		if (!areas.data || isWaiting) return /* @__PURE__ */ jsx(AreaSkeleton, {});
		return /* @__PURE__ */ jsxs(Fragment, { children: [
			props.shortcut?.(codes, toggle),
			/* @__PURE__ */ jsx(AreaPicker, {
				areas: areas.data,
				chosen: codes,
				most,
				onToggle: toggle
			}),
			/* @__PURE__ */ jsx(ChosenAreas, {
				areas: areas.data,
				chosen: codes,
				most,
				onRemove: toggle
			})
		] });
	}
	return /* @__PURE__ */ jsx(Dialog, {
		open,
		size: "sheet",
		title,
		onClose,
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
			variant: "weak",
			className: area_sheet_module_default.clear,
			onClick: () => setCodes([]),
			children: areaMessages.clear
		}), /* @__PURE__ */ jsx(Button, {
			onClick: () => onDone([...codes]),
			children: props.doneText(codes)
		})] }),
		children: /* @__PURE__ */ jsx("div", {
			className: area_sheet_module_default.sheet,
			children: body()
		})
	});
}
var init_area_sheet = __esmMin((() => {
	init_area();
	init_area_queries();
	init_button();
	init_dialog();
	init_error_state();
	init_area_groups();
	init_area_picker();
	init_area_sheet_module();
	init_area_skeleton();
	init_chosen_areas();
}));
// apps/web/src/ui/fields/check-chip.module.css
var choice, input$2, face$2, on, off, check_chip_module_default;
var init_check_chip_module = __esmMin((() => {
	choice = "choice_uXs3";
	input$2 = "input_uXs3 input_8x_j";
	face$2 = "face_uXs3";
	on = "on_uXs3";
	off = "off_uXs3";
	check_chip_module_default = {
		choice,
		input: input$2,
		face: face$2,
		on,
		off
	};
}));
// apps/web/src/ui/fields/check-chip.tsx
function CheckChip({ label, leading, className, ...rest }) {
	return /* @__PURE__ */ jsxs("label", {
		className: classNames(check_chip_module_default.choice, className),
		children: [/* @__PURE__ */ jsx("input", {
			...rest,
			type: "checkbox",
			className: check_chip_module_default.input
		}), /* @__PURE__ */ jsxs("span", {
			className: check_chip_module_default.face,
			children: [
				leading,
				/* @__PURE__ */ jsx("span", { children: label }),
				/* @__PURE__ */ jsx(Plus, {
					"aria-hidden": true,
					className: check_chip_module_default.off
				}),
				/* @__PURE__ */ jsx(Check, {
					"aria-hidden": true,
					className: check_chip_module_default.on
				})
			]
		})]
	});
}
var init_check_chip = __esmMin((() => {
	init_class_names();
	init_check_chip_module();
}));
// apps/web/src/features/areas/components/own-areas.module.css
var own, head$1, change, chips, own_areas_module_default;
var init_own_areas_module = __esmMin((() => {
	own = "own_YNv8";
	head$1 = "head_YNv8";
	change = "change_YNv8";
	chips = "chips_YNv8";
	own_areas_module_default = {
		own,
		head: head$1,
		change,
		chips
	};
}));
// apps/web/src/features/areas/components/own-areas.tsx
/** The member's own areas at hand, and the way to name others. */
function OwnAreas({ memberId, own, chosen, onToggle }) {
	const named = (useQuery(areaQueries.list()).data ?? []).filter(({ areaCode }) => own.includes(areaCode));
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "own-areas",
		className: own_areas_module_default.own,
		children: [/* @__PURE__ */ jsxs("p", {
			className: own_areas_module_default.head,
			children: [/* @__PURE__ */ jsxs("span", { children: [
				/* @__PURE__ */ jsx("b", {
					id: "own-areas",
					children: areaMessages.own
				}),
				" ",
				/* @__PURE__ */ jsx("small", { children: areaMessages.ownLimit })
			] }), /* @__PURE__ */ jsx(Link, {
				to: paths.memberEdit(memberId),
				className: own_areas_module_default.change,
				children: named.length > 0 ? areaMessages.ownChange : areaMessages.ownChoose
			})]
		}), named.length > 0 && /* @__PURE__ */ jsx("div", {
			className: own_areas_module_default.chips,
			children: named.map((area) => /* @__PURE__ */ jsx(CheckChip, {
				label: areaName(area),
				checked: chosen.includes(area.areaCode),
				onChange: () => onToggle(area.areaCode)
			}, area.areaCode))
		})]
	});
}
var init_own_areas = __esmMin((() => {
	init_area();
	init_paths();
	init_area_queries();
	init_check_chip();
	init_area_name();
	init_own_areas_module();
}));
// apps/web/src/lib/use-debounced-value.ts
/** The value after a pause; `held` stops the clock, for text that is still being put together. */
function useDebouncedValue(value, pause, held = false) {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		if (held) return;
		const timer = setTimeout(() => setSettled(value), pause);
		return () => clearTimeout(timer);
	}, [
		value,
		pause,
		held
	]);
	return settled;
}
var init_use_debounced_value = __esmMin((() => {}));
// packages/contract/src/members/members.endpoints.ts
var memberParams, checkBody, signUpData, members;
var init_members_endpoints = __esmMin((() => {
	init_area_field();
	init_endpoint();
	init_envelope();
	init_field();
	init_member_field();
	init_member_schema();
	memberParams = z.object({ memberId: id });
	checkBody = z.object({
		nickname: z.optional(nickname),
		email: z.optional(email)
	}).check(z.refine((body) => body.nickname === void 0 !== (body.email === void 0), "닉네임과 이메일 중 하나만 보내 주세요."));
	signUpData = z.object({
		nickname,
		email,
		password,
		passwordCheck: z.string("비밀번호를 한 번 더 입력해 주세요."),
		gender,
		birthYear,
		aboutMe,
		categorySmallId: interests
	}).check(z.refine((body) => body.password === body.passwordCheck, {
		error: "비밀번호가 서로 달라요.",
		path: ["passwordCheck"]
	}));
	members = {
		check: endpoint({
			name: "members.check",
			summary: "닉네임이나 이메일 중복 확인",
			method: "POST",
			path: "/api/members/check",
			access: "anyone",
			body: checkBody,
			status: 200,
			refusals: [404, 429]
		}),
		signUp: endpoint({
			name: "members.signUp",
			summary: "회원가입",
			method: "POST",
			path: "/api/members",
			access: "anyone",
			multipart: { data: signUpData },
			status: 201,
			response: data(ownMemberSchema),
			refusals: [
				409,
				413,
				415,
				429
			]
		}),
		get: endpoint({
			name: "members.get",
			summary: "프로필",
			method: "GET",
			path: "/api/members/:memberId",
			access: "member",
			params: memberParams,
			status: 200,
			response: data(visibleMemberSchema),
			refusals: [404]
		}),
		edit: endpoint({
			name: "members.edit",
			summary: "프로필 수정",
			method: "PATCH",
			path: "/api/members/:memberId",
			access: "self",
			params: memberParams,
			body: z.object({
				nickname,
				aboutMe,
				categorySmallId: interests,
				/** Left out: they stay as they are. */
				areaCodes: z.optional(areaCodes)
			}),
			status: 200,
			response: data(ownMemberSchema),
			refusals: [403, 409]
		}),
		changeImage: endpoint({
			name: "members.changeImage",
			summary: "프로필 사진 바꾸기",
			method: "POST",
			path: "/api/members/:memberId",
			access: "self",
			params: memberParams,
			multipart: {},
			status: 200,
			response: data(ownMemberSchema),
			refusals: [
				403,
				413,
				415,
				429
			]
		})
	};
}));
// apps/web/src/queries/member-queries.ts
function cachedProfile(memberId) {
	return endpointQuery(members.get, { params: { memberId } }, dataOf);
}
var memberQueries;
var init_member_queries = __esmMin((() => {
	init_members_endpoints();
	init_endpoint_query();
	memberQueries = {
		/** Others change the counts and the temperature: a cached profile is shown at once and fetched again. */
		profile: (memberId) => ({
			...cachedProfile(memberId),
			staleTime: 0
		}),
		/** The same cache entry, not fetched again while it is recent: enough for what seldom changes. */
		cachedProfile
	};
}));
// apps/web/src/screens/discovery/filters/area-filter-sheet.tsx
var area_filter_sheet_exports = /* @__PURE__ */ __exportAll({ AreaFilterSheet: () => AreaFilterSheet$1 });
function AreaFilterSheet$1(props) {
	const { open, memberId, filters, listWith, onDone, onClose } = props;
	const isMember = memberId !== void 0;
	const profile = useQuery({
		...memberQueries.cachedProfile(memberId ?? 0),
		enabled: open && isMember
	});
	return /* @__PURE__ */ jsx(AreaSheet, {
		open,
		title: areaMessages.chooseTitle,
		chosen: filters.areas,
		most: 10,
		isWaiting: isMember && profile.isPending,
		shortcut: (codes, toggle) => isMember && /* @__PURE__ */ jsx(OwnAreas, {
			memberId,
			own: profile.data?.areaCodes ?? [],
			chosen: codes,
			onToggle: toggle
		}),
		doneText: (codes) => /* @__PURE__ */ jsx(DoneText, {
			codes,
			filters,
			listWith
		}),
		onDone,
		onClose
	});
}
/** Counts by fetching the very list that the button will show. */
function DoneText({ codes, filters, listWith }) {
	const settled = useDebouncedValue(codes, pause);
	const { isPending, error, total } = useInfiniteList(listWith({
		...filters,
		areas: settled
	}));
	return settled === codes && !isPending && !error && total <= countedTo ? areaMessages.lookAt(codes.length, total) : areaMessages.look(codes.length);
}
var pause, countedTo;
var init_area_filter_sheet = __esmMin((() => {
	init_area();
	init_club_filters();
	init_area_sheet();
	init_own_areas();
	init_use_debounced_value();
	init_use_infinite_list();
	init_member_queries();
	pause = 300;
	countedTo = 1e3;
}));
// apps/web/src/screens/discovery/filters/list-filters.tsx
/** The chips above a list, and the sheet of one of them, which is loaded when it is asked for. */
function ListFilters({ filters, listWith, onChange }) {
	const session = useSession();
	const sheet = useNamedLayer("areas");
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(FilterChips, {
		filters,
		isMember: session !== null,
		onChange,
		onAreas: sheet.open
	}), sheet.wasOpened && /* @__PURE__ */ jsx(Suspense, {
		fallback: null,
		children: /* @__PURE__ */ jsx(AreaFilterSheet, {
			open: sheet.isOpen,
			memberId: session?.memberId,
			filters,
			listWith,
			onDone: (areas) => onChange({
				...filters,
				areas
			}, { replace: true }),
			onClose: sheet.close
		})
	})] });
}
var AreaFilterSheet;
var init_list_filters = __esmMin((() => {
	init_filter_chips();
	init_use_layer();
	init_session();
	AreaFilterSheet = lazy(async () => ({ default: (await Promise.resolve().then(() => (init_area_filter_sheet(), area_filter_sheet_exports))).AreaFilterSheet }));
}));
// apps/web/src/screens/discovery/home/feed-filters.tsx
/** The filters of the feed: every tab has the same. */
function FeedFilters({ feed, move, listWith }) {
	return /* @__PURE__ */ jsx(ListFilters, {
		filters: feed.filters,
		listWith,
		onChange: (filters, { replace = false } = {}) => move({ filters }, { undoable: !replace })
	});
}
var init_feed_filters = __esmMin((() => {
	init_list_filters();
}));
// apps/web/src/domain/copy/club.ts
var clubMessages;
var init_club = __esmMin((() => {
	init_club_sentences();
	clubMessages = {
		applied: "참여 신청을 보냈어요.",
		acceptFailed: "참여 신청을 수락하지 못했어요.",
		rejectFailed: "거절하지 못했어요.",
		kickFailed: "내보내지 못했어요.",
		accepted: "수락했어요",
		rejected: "거절했어요",
		kicked: "선택한 멤버를 내보냈어요",
		kickQuestion: (nickname) => `${nickname}님을 내보낼까요?`,
		rejectQuestion: (nickname) => `${nickname}님의 신청을 거절할까요?`,
		createFailed: "아지트를 만들지 못했어요.",
		edited: "아지트를 수정했어요",
		created: "아지트를 만들었어요.",
		limitReached: "최대 20명까지 함께할 수 있어요",
		nameRule: "이름은 2~24자로 써 주세요.",
		introRule: "소개는 128자까지 쓸 수 있어요.",
		questionRule: "질문은 24자까지 쓸 수 있어요.",
		postcodeFailed: "지금은 우편번호 서비스를 이용할 수 없어요. 잠시 후 다시 시도해 주세요.",
		full: CLUB_FULL,
		join: "참여 신청하기",
		look: "아지트 보기",
		edit: "아지트 수정하기",
		cancelWaiting: "신청 취소하기",
		cancelJoined: "참여 취소하기",
		noRecommendation: "아직 추천할 아지트가 없어요. 관심 카테고리를 골라 주세요.",
		chooseInterests: "관심사 고르기",
		noneInCategory: "이 카테고리에는 아직 아지트가 없어요.",
		noneOnDate: "이 날짜에는 아지트가 없어요.",
		create: "아지트 만들기",
		searchPrompt: "검색어를 입력해 주세요.",
		nothingFound: (keyword) => `‘${keyword}’ 검색 결과가 없어요.`,
		nobodyWaiting: "기다리는 신청이 없어요.",
		onlyHost: "아직 호스트뿐이에요. 첫 번째로 함께해 보세요.",
		nobodyJoined: "아직 함께하는 멤버가 없어요.",
		noContactDetails: "전화번호나 SNS 계정은 적지 마세요",
		payOnSite: "현장에서 직접 내요. 미리 보내지 마세요"
	};
}));
// apps/web/src/ui/actions/button-link.tsx
function ButtonLink({ variant, size, full, icon, className, children, ...rest }) {
	return /* @__PURE__ */ jsx(Link, {
		...rest,
		className: buttonClass({
			variant,
			size,
			full
		}, className),
		children: /* @__PURE__ */ jsxs("span", {
			className: button_module_default.label,
			children: [icon, /* @__PURE__ */ jsx("span", { children })]
		})
	});
}
var init_button_link = __esmMin((() => {
	init_button_module();
	init_button_variant();
}));
// apps/web/src/screens/discovery/home/nothing-recommended.tsx
var nothing_recommended_exports = /* @__PURE__ */ __exportAll({ NothingRecommended: () => NothingRecommended$1 });
/** For whoever has named no interest, or has everything in it behind them. */
function NothingRecommended$1({ memberId }) {
	return /* @__PURE__ */ jsx(EmptyState, {
		icon: /* @__PURE__ */ jsx(Sparkles, { "aria-hidden": true }),
		title: clubMessages.noRecommendation,
		action: /* @__PURE__ */ jsx(ButtonLink, {
			to: paths.memberEdit(memberId),
			variant: "tonal",
			size: "medium",
			children: clubMessages.chooseInterests
		})
	});
}
var init_nothing_recommended = __esmMin((() => {
	init_club();
	init_paths();
	init_button_link();
	init_empty_state();
}));
// apps/web/src/screens/discovery/home/recommend-panel.tsx
init_club_filters();
init_use_infinite_list();
init_discovery_queries();
init_no_match();
init_feed_filters();
var NothingRecommended = lazy(async () => ({ default: (await Promise.resolve().then(() => (init_nothing_recommended(), nothing_recommended_exports))).NothingRecommended }));
/** Everything in it can be applied to, so its cards need no reasons. */
function RecommendPanel({ memberId, feed, move, today, inserted }) {
	const { filters } = feed;
	const listWith = (asked) => discoveryQueries.recommended(memberId, asked, today);
	const list = useInfiniteList(listWith(filters));
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(FeedFilters, {
		feed,
		move,
		listWith
	}), /* @__PURE__ */ jsx(ClubList, {
		list,
		label: "추천 아지트",
		noteOf: whyRecommended,
		inserted,
		empty: hasFilters(filters) ? /* @__PURE__ */ jsx(NoMatch, { onClear: () => move({ filters: noFilters }, { undoable: true }) }) : /* @__PURE__ */ jsx(Suspense, {
			fallback: null,
			children: /* @__PURE__ */ jsx(NothingRecommended, { memberId })
		})
	})] });
}
// packages/contract/src/clubs/participation.schema.ts
var clubParticipationSchema;
var init_participation_schema = __esmMin((() => {
	init_club_schema();
	clubParticipationSchema = z.object({
		clubMemberId: z.int(),
		clubMemberStatus,
		isHost: z.boolean(),
		isHidden: z.boolean(),
		isReviewed: z.boolean(),
		/** Only on an application that was rejected, or ended by the host (ISO 8601). */
		endedAt: z.optional(z.string()),
		/** The same: what the host chose to say, null where nothing. */
		reasonText: z.optional(z.nullable(z.string())),
		clubInfoResponse: clubInfoResponseSchema
	});
}));
// packages/contract/src/clubs/activity.endpoints.ts
var activityStates, activity;
var init_activity_endpoints = __esmMin((() => {
	init_endpoint();
	init_envelope();
	init_field();
	init_participation_schema();
	activityStates = {
		applied: 0,
		joined: 1,
		closed: 2,
		ended: 3
	};
	activity = {
		list: endpoint({
			name: "activity.list",
			summary: "활동 내역",
			method: "GET",
			path: "/api/members/:memberId/clubs",
			access: "member",
			params: z.object({ memberId: id }),
			status: 200,
			response: z.array(clubParticipationSchema),
			refusals: [404]
		}),
		listByState: endpoint({
			name: "activity.listByState",
			summary: "내 활동: 신청 0, 참여 1, 종료 2, 거절되거나 내보내진 신청 3",
			method: "GET",
			path: "/api/members/:memberId/clubs/:state",
			access: "self",
			params: z.object({
				memberId: id,
				state: integer(0, 3, "0, 1, 2, 3 중 하나여야 해요.")
			}),
			status: 200,
			response: z.array(clubParticipationSchema),
			refusals: [403]
		}),
		hide: endpoint({
			name: "activity.hide",
			summary: "활동을 숨기거나 보이기",
			method: "PATCH",
			path: "/api/members/:memberId/clubs/:clubMemberId",
			access: "self",
			params: z.object({
				memberId: id,
				clubMemberId: longId
			}),
			body: z.object({ isHidden: z.boolean("숨김 여부를 정해 주세요.") }),
			status: 200,
			response: data(z.object({
				clubMemberId: z.int(),
				isHidden: z.boolean()
			})),
			refusals: [403, 404]
		})
	};
}));
// apps/web/src/queries/activity-queries.ts
function allOf(memberId) {
	return endpointQuery(activity.list, { params: { memberId } }, (lines) => lines);
}
function inState(memberId, state) {
	const params = {
		memberId,
		state: activityStates[state]
	};
	return endpointQuery(activity.listByState, { params }, (lines) => lines);
}
function clubsAwaitingReview(lines) {
	return lines.filter(({ isReviewed }) => !isReviewed).slice(0, awaitingReviewShown).map(({ clubInfoResponse }) => clubInfoResponse);
}
var awaitingReviewShown, activityQueries;
var init_activity_queries = __esmMin((() => {
	init_activity_endpoints();
	init_endpoint_query();
	awaitingReviewShown = 3;
	activityQueries = {
		/** Others accept, close and review: a cached list is shown at once and fetched again. */
		list: (memberId, filter) => ({
			...filter === "all" ? allOf(memberId) : inState(memberId, filter),
			staleTime: 0
		}),
		/** The member's own finished clubs in which a participant is left to review, the latest first. */
		awaitingReview: (memberId) => ({
			...inState(memberId, "closed"),
			select: clubsAwaitingReview
		})
	};
}));
// packages/contract/src/clubs/application.schema.ts
var waitingApplicationsSchema;
var init_application_schema = __esmMin((() => {
	init_member_schema();
	waitingApplicationsSchema = z.object({
		count: z.int(),
		/** The club that meets first comes first. */
		clubs: z.array(z.object({
			clubId: z.int(),
			clubName: z.string(),
			count: z.int(),
			/** Who has waited longest, at most three. */
			applicants: z.array(memberSummarySchema)
		}))
	});
}));
// packages/contract/src/clubs/applications.endpoints.ts
var clubParams, applicationParams, applications;
var init_applications_endpoints = __esmMin((() => {
	init_endpoint();
	init_envelope();
	init_field();
	init_application_schema();
	init_club_field();
	init_club_schema();
	clubParams = z.object({ clubId: id });
	applicationParams = z.object({
		clubId: id,
		memberId: id
	});
	applications = {
		apply: endpoint({
			name: "applications.apply",
			summary: "참여 신청",
			method: "POST",
			path: "/api/clubs/:clubId/signups",
			access: "member",
			params: clubParams,
			body: z.object({
				memberId: id,
				joinAnswer
			}),
			status: 201,
			response: data(clubMemberSchema),
			refusals: [
				403,
				404,
				409,
				422,
				429
			]
		}),
		cancel: endpoint({
			name: "applications.cancel",
			summary: "신청이나 참여 취소",
			method: "DELETE",
			path: "/api/clubs/:clubId/signups/:memberId",
			access: "self",
			params: applicationParams,
			status: 204,
			refusals: [
				403,
				404,
				422
			]
		}),
		list: endpoint({
			name: "applications.list",
			summary: "신청자와 참여자",
			method: "GET",
			path: "/api/clubs/:clubId/signups",
			access: "member",
			params: clubParams,
			status: 200,
			response: data(z.array(clubMemberSchema)),
			refusals: [404]
		}),
		countWaiting: endpoint({
			name: "applications.countWaiting",
			summary: "내가 연 아지트에서 기다리는 신청",
			method: "GET",
			path: "/api/applications/waiting",
			access: "member",
			status: 200,
			response: data(waitingApplicationsSchema)
		}),
		decide: endpoint({
			name: "applications.decide",
			summary: "신청 수락이나 거절",
			method: "PATCH",
			path: "/api/clubs/:clubId/signups/:memberId",
			access: "host",
			params: applicationParams,
			body: z.object({
				status: z.enum(["CLUB_JOINED", "CLUB_REJECTED"], "수락이나 거절만 할 수 있어요."),
				reason: z.nullish(rejectionReason)
			}).check(z.refine(({ status, reason }) => status === "CLUB_REJECTED" || !reason, {
				error: "이유는 거절할 때만 고를 수 있어요.",
				path: ["reason"]
			})),
			status: 202,
			refusals: [
				403,
				404,
				409,
				422
			]
		}),
		kick: endpoint({
			name: "applications.kick",
			summary: "참여자 내보내기",
			method: "PATCH",
			path: "/api/clubs/:clubId/kicks/:memberId",
			access: "host",
			params: applicationParams,
			status: 204,
			refusals: [
				403,
				404,
				409,
				422
			]
		})
	};
}));
// apps/web/src/queries/application-queries.ts
var applicationQueries;
var init_application_queries = __esmMin((() => {
	init_applications_endpoints();
	init_endpoint_query();
	applicationQueries = {
		list: (clubId) => ({
			...endpointQuery(applications.list, { params: { clubId } }, dataOf),
			staleTime: 0
		}),
		/** Those the viewer as a host has not decided on yet. */
		waiting: () => ({
			...endpointQuery(applications.countWaiting, {}, dataOf),
			staleTime: 0
		})
	};
}));
// apps/web/src/features/feed/model/use-home-strips.ts
/**
* What waits for the member; null where nothing does. `lines` is how many strips that takes:
* undefined until the server has replied or the last visit tells.
*/
function useHomeStrips(memberId) {
	const waiting = useQuery(applicationQueries.waiting());
	const reviews = useQuery(activityQueries.awaitingReview(memberId));
	const counts = [useCount("waiting", waiting.isPending, waiting.data?.count), useCount("reviews", reviews.isPending, reviews.data?.length)];
	return {
		waiting: waiting.data?.count ? waiting.data : null,
		reviews: reviews.data?.length ? reviews.data : null,
		lines: counts.includes(void 0) ? void 0 : counts.filter(Boolean).length
	};
}
/** A call that fails counts as nothing to show. */
function useCount(name, isPending, count) {
	useEffect(() => {
		if (count !== void 0) keepKnownCount(name, count);
	}, [name, count]);
	return isPending ? readKnownCount(name) : count ?? 0;
}
var init_use_home_strips = __esmMin((() => {
	init_activity_queries();
	init_application_queries();
	init_known_counts();
}));
// apps/web/src/features/feed/components/strip.module.css
var strips, strip$2, arrow, label$1, count, pictures, thumb, strip_module_default;
var init_strip_module = __esmMin((() => {
	strips = "strips_L4Kf";
	strip$2 = "strip_L4Kf";
	arrow = "arrow_L4Kf";
	label$1 = "label_L4Kf";
	count = "count_L4Kf";
	pictures = "pictures_L4Kf";
	thumb = "thumb_L4Kf";
	strip_module_default = {
		strips,
		strip: strip$2,
		arrow,
		label: label$1,
		count,
		pictures,
		thumb
	};
}));
// apps/web/src/features/feed/components/strip.tsx
/** One line above the feed: something waits for the member. */
function Strip({ to, icon, label, count, about, children }) {
	return /* @__PURE__ */ jsx("section", {
		"aria-label": label,
		children: /* @__PURE__ */ jsxs(Link, {
			to,
			viewTransition: true,
			className: strip_module_default.strip,
			children: [
				icon,
				/* @__PURE__ */ jsxs("span", {
					className: strip_module_default.label,
					children: [
						label,
						" ",
						/* @__PURE__ */ jsx("b", {
							className: strip_module_default.count,
							children: count
						}),
						/* @__PURE__ */ jsxs("span", {
							className: "visually-hidden",
							children: [": ", about]
						})
					]
				}),
				/* @__PURE__ */ jsx("span", {
					className: strip_module_default.pictures,
					children
				}),
				/* @__PURE__ */ jsx(ChevronRight, {
					"aria-hidden": true,
					className: strip_module_default.arrow
				})
			]
		})
	});
}
var init_strip = __esmMin((() => {
	init_strip_module();
}));
// apps/web/src/features/feed/components/home-strips.tsx
var home_strips_exports = /* @__PURE__ */ __exportAll({ HomeStrips: () => HomeStrips$1 });
/**
* What waits for the member: applications to decide on, and meetings to review. Lines that are known
* from the last visit only stand empty, so that nothing moves when they are filled.
*/
function HomeStrips$1({ memberId, renderThumb, onLines }) {
	const { waiting, reviews, lines } = useHomeStrips(memberId);
	useEffect(() => {
		if (lines !== void 0) onLines(lines);
	}, [lines, onLines]);
	if (!lines) return null;
	const filled = [waiting, reviews].filter(Boolean).length;
	return /* @__PURE__ */ jsxs("div", {
		className: strip_module_default.strips,
		children: [
			waiting && /* @__PURE__ */ jsx(WaitingStrip, { waiting }),
			reviews && /* @__PURE__ */ jsx(ReviewStrip, {
				clubs: reviews,
				renderThumb
			}),
			lines > filled && /* @__PURE__ */ jsx("div", { className: strip_module_default.strip }),
			lines > filled + 1 && /* @__PURE__ */ jsx("div", { className: strip_module_default.strip })
		]
	});
}
/** Leads to the club that meets first. */
function WaitingStrip({ waiting: { count, clubs } }) {
	const people = clubs.flatMap(({ applicants }) => applicants).slice(0, applicantsShown).map(({ memberId, fileInfo }) => ({
		id: memberId,
		src: imageAddress(fileInfo)
	}));
	return /* @__PURE__ */ jsx(Strip, {
		to: paths.clubMembers(clubs[0]?.clubId ?? 0),
		icon: /* @__PURE__ */ jsx(Inbox, { "aria-hidden": true }),
		label: discoveryMessages.waitingApplications,
		count: discoveryMessages.waitingApplicationsCount(count),
		about: clubs.map(({ clubName }) => clubName).join(", "),
		children: /* @__PURE__ */ jsx(AvatarStack, {
			people,
			size: 2.4
		})
	});
}
/** Leads to the meeting that ended last. */
function ReviewStrip({ clubs, renderThumb }) {
	return /* @__PURE__ */ jsx(Strip, {
		to: paths.reviewCreate(clubs[0]?.clubId ?? 0),
		icon: /* @__PURE__ */ jsx(Pencil, { "aria-hidden": true }),
		label: discoveryMessages.awaitingReview,
		count: discoveryMessages.awaitingReviewCount(clubs.length),
		about: clubs.map(({ clubName }) => clubName).join(", "),
		children: clubs.map((club) => /* @__PURE__ */ jsx("span", {
			className: strip_module_default.thumb,
			children: renderThumb(club)
		}, club.clubId))
	});
}
var applicantsShown;
var init_home_strips = __esmMin((() => {
	init_discovery();
	init_image_address();
	init_use_home_strips();
	init_paths();
	init_avatar_stack();
	init_strip_module();
	init_strip();
	applicantsShown = 3;
}));
// packages/rules/src/club-eligibility.ts
/** Whether the viewer may apply now, and if not, every reason, the plainest first. */
function judgeEligibility(club, viewer, now) {
	const reasons = [...clubReasons(club), ...viewerReasons(club, viewer, now)];
	return reasons.length === 0 ? { allowed: true } : {
		allowed: false,
		reasons
	};
}
function clubReasons(club) {
	const reasons = [];
	if (club.phase !== "open") reasons.push("closed");
	if (club.joinedCount >= club.memberLimit) reasons.push("full");
	return reasons;
}
function viewerReasons(club, viewer, now) {
	const reasons = [];
	if (viewer.memberId === club.hostId) reasons.push("host");
	else reasons.push(...applicationReasons(viewer, now));
	const wanted = club.genderRestriction === "MALE_ONLY" ? "MALE" : "FEMALE";
	if (club.genderRestriction !== "ALL" && viewer.gender !== wanted) reasons.push("gender");
	if (club.birthYearMin !== null && viewer.birthYear < club.birthYearMin) reasons.push("too-old");
	if (club.birthYearMax !== null && viewer.birthYear > club.birthYearMax) reasons.push("too-young");
	return reasons;
}
function applicationReasons({ application }, now) {
	switch (application?.status) {
		case "CLUB_WAITING": return ["waiting"];
		case "CLUB_JOINED": return ["joined"];
		case "CLUB_KICKED": return ["kicked"];
		case "CLUB_REJECTED": return mayReapply(application.rejectedAt, now) ? [] : ["rejected"];
		default: return [];
	}
}
function mayReapply(rejectedAt, now) {
	return !rejectedAt || now.getTime() - rejectedAt.getTime() >= 864e5;
}
var init_club_eligibility = __esmMin((() => {}));
// apps/web/src/domain/copy/join.ts
var joinMessages;
var init_join = __esmMin((() => {
	joinMessages = {
		hosted: "내가 연 아지트예요",
		joined: "함께해요",
		waiting: "신청했어요",
		gender: (restriction) => `${restriction === "MALE_ONLY" ? "남성" : "여성"}만 참여할 수 있어요`,
		bornFrom: (year) => `${year}년생부터 참여할 수 있어요`,
		bornUntil: (year) => `${year}년생까지 참여할 수 있어요`
	};
}));
// apps/web/src/domain/finding/why-not-join.ts
/** Why this viewer cannot apply to the club of a card; null where they can. */
function whyNotJoin(club, viewer, now) {
	const rule = {
		...club,
		hostId: club.host.memberId
	};
	const application = applicationOf(club.clubId, viewer);
	const verdict = judgeEligibility(rule, {
		...viewer,
		application
	}, now);
	if (verdict.allowed) return null;
	switch (plainestFirst.find((one) => verdict.reasons.includes(one))) {
		case "host": return {
			kind: "own",
			text: joinMessages.hosted
		};
		case "joined": return {
			kind: "own",
			text: joinMessages.joined
		};
		case "waiting": return {
			kind: "own",
			text: joinMessages.waiting
		};
		case "gender": return {
			kind: "limits",
			text: joinMessages.gender(club.genderRestriction)
		};
		case "too-old": return {
			kind: "limits",
			text: joinMessages.bornFrom(club.birthYearMin)
		};
		case "too-young": return {
			kind: "limits",
			text: joinMessages.bornUntil(club.birthYearMax)
		};
		default: return whyClosed(club);
	}
}
function applicationOf(clubId, { waitingIn, joinedIn }) {
	if (joinedIn.has(clubId)) return { status: "CLUB_JOINED" };
	return waitingIn.has(clubId) ? { status: "CLUB_WAITING" } : void 0;
}
var plainestFirst;
var init_why_not_join = __esmMin((() => {
	init_club_eligibility();
	init_join();
	init_why_closed();
	plainestFirst = [
		"closed",
		"host",
		"joined",
		"waiting",
		"full",
		"gender",
		"too-old",
		"too-young"
	];
}));
// apps/web/src/features/club-cards/model/use-card-reasons.ts
/** Why the member cannot apply to a club; where the server does not tell who they are, why nobody can. */
function useCardReasons() {
	const memberId = useSession()?.memberId ?? 0;
	const asked = {
		enabled: memberId > 0,
		staleTime: minute
	};
	const profile = useQuery({
		...memberQueries.cachedProfile(memberId),
		...asked
	});
	const waiting = useQuery({
		...activityQueries.list(memberId, "applied"),
		...asked
	});
	const joined = useQuery({
		...activityQueries.list(memberId, "joined"),
		...asked
	});
	const isPending = [
		profile,
		waiting,
		joined
	].some(({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0);
	const { gender, birthYear } = profile.data ?? {};
	if (gender === void 0 || birthYear === void 0) return {
		isPending,
		of: whyClosed
	};
	const viewer = {
		memberId,
		gender,
		birthYear,
		waitingIn: clubsOf(waiting.data),
		joinedIn: clubsOf(joined.data)
	};
	return {
		isPending,
		of: (club) => whyNotJoin(club, viewer, /* @__PURE__ */ new Date())
	};
}
function clubsOf(lines = []) {
	return new Set(lines.map(({ clubInfoResponse }) => clubInfoResponse.clubId));
}
var minute;
var init_use_card_reasons = __esmMin((() => {
	init_why_closed();
	init_why_not_join();
	init_activity_queries();
	init_member_queries();
	init_session();
	minute = 6e4;
}));
// apps/web/src/features/feed/components/category-tiles.module.css
var strip$1, tile, input$1, face$1, label, category_tiles_module_default;
var init_category_tiles_module = __esmMin((() => {
	strip$1 = "strip_pRiG picker_1e1k";
	tile = "tile_pRiG";
	input$1 = "input_pRiG input_8x_j";
	face$1 = "face_pRiG";
	label = "label_pRiG";
	category_tiles_module_default = {
		strip: strip$1,
		tile,
		input: input$1,
		face: face$1,
		label
	};
}));
// apps/web/src/features/feed/components/category-tiles.tsx
function CategoryTiles({ value, onChange }) {
	const name = useId();
	const strip = useRef(null);
	useEffect(() => {
		const tile = strip.current?.children[value - 1];
		if (strip.current && tile) centre(strip.current, tile);
	}, [value]);
	return /* @__PURE__ */ jsx("div", {
		role: "radiogroup",
		"aria-label": "카테고리",
		className: category_tiles_module_default.strip,
		ref: strip,
		children: LARGE_CATEGORY_IDS.map((id) => {
			const { icon: Icon, tint } = categoryLook(id);
			return /* @__PURE__ */ jsxs("label", {
				className: category_tiles_module_default.tile,
				children: [
					/* @__PURE__ */ jsx("input", {
						type: "radio",
						name,
						value: id,
						className: category_tiles_module_default.input,
						checked: id === value,
						onChange: () => onChange(id)
					}),
					/* @__PURE__ */ jsx("span", {
						className: category_tiles_module_default.face,
						style: { background: tint },
						children: /* @__PURE__ */ jsx(Icon, { "aria-hidden": true })
					}),
					/* @__PURE__ */ jsx("span", {
						className: category_tiles_module_default.label,
						children: breakable(largeCategoryNames[id] ?? "")
					})
				]
			}, id);
		})
	});
}
/** Sideways only: scrollIntoView would move the page as well. */
function centre(strip, tile) {
	const [outer, inner] = [strip.getBoundingClientRect(), tile.getBoundingClientRect()];
	strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
/** A long name may break after its slash. */
function breakable(name) {
	const [first, second] = name.split("/");
	if (second === void 0) return first;
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		first,
		"/",
		/* @__PURE__ */ jsx("wbr", {}),
		second
	] });
}
var init_category_tiles = __esmMin((() => {
	init_category_schema();
	init_category_look();
	init_category();
	init_category_tiles_module();
}));
// apps/web/src/screens/discovery/home/no-clubs.tsx
function NoClubs({ feed, move, title }) {
	if (hasFilters(feed.filters)) return /* @__PURE__ */ jsx(NoMatch, { onClear: () => move({ filters: noFilters }, { undoable: true }) });
	return /* @__PURE__ */ jsx(EmptyState, {
		icon: /* @__PURE__ */ jsx(CalendarPlus, { "aria-hidden": true }),
		title,
		action: /* @__PURE__ */ jsx(ButtonLink, {
			to: paths.clubCreate,
			variant: "tonal",
			size: "medium",
			children: clubMessages.create
		})
	});
}
var init_no_clubs = __esmMin((() => {
	init_club();
	init_club_filters();
	init_paths();
	init_button_link();
	init_empty_state();
	init_no_match();
}));
// apps/web/src/screens/discovery/home/category-panel.tsx
function CategoryPanel({ feed, move, today, ...cards }) {
	const { cl, filters } = feed;
	const listWith = (asked) => discoveryQueries.byCategory(cl, asked, today);
	const list = useInfiniteList(listWith(filters));
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(CategoryTiles, {
			value: cl,
			onChange: (next) => move({ cl: next })
		}),
		/* @__PURE__ */ jsx(FeedFilters, {
			feed,
			move,
			listWith
		}),
		/* @__PURE__ */ jsx(ClubList, {
			list,
			label: `${largeCategoryNames[cl]} 아지트`,
			empty: /* @__PURE__ */ jsx(NoClubs, {
				feed,
				move,
				title: clubMessages.noneInCategory
			}),
			...cards
		})
	] });
}
var init_category_panel = __esmMin((() => {
	init_category();
	init_club();
	init_club_list();
	init_category_tiles();
	init_use_infinite_list();
	init_discovery_queries();
	init_feed_filters();
	init_no_clubs();
}));
// apps/web/src/domain/copy/month.ts
var monthMessages;
var init_month = __esmMin((() => {
	monthMessages = {
		title: "날짜 고르기",
		open: "다른 날짜 고르기",
		opened: (date) => `${date}, 다른 날짜 고르기`,
		previous: "이전 달",
		next: "다음 달",
		dots: "점이 많을수록 아지트가 많이 열려요",
		empty: "이 달에는 아직 없어요.",
		failed: "날마다 몇 곳인지 불러오지 못했어요.",
		retry: "다시 시도",
		/** What a screen reader says of a day. */
		day: (day, weekday, count) => count === void 0 ? `${day}일 ${weekday}요일` : `${day}일 ${weekday}요일, 아지트 ${count === 0 ? "없음" : `${count}곳`}`,
		look: (date) => `${date} 아지트 보기`,
		lookAt: (date, count) => `${date} 아지트 ${count}곳 보기`
	};
}));
// apps/web/src/features/feed/model/day-strip.ts
function dayStrip(today) {
	return Array.from({ length: 7 }, (_, index) => {
		const date = addDays(today, index);
		return {
			index,
			date,
			weekday: weekdayLetter(date),
			dayOfMonth: Number(date.slice(8)),
			kind: kindOf(weekdayIndex(date))
		};
	});
}
/** Saturday and Sunday of this week; on a Sunday, today alone. */
function weekendDays(today) {
	const { from, to } = weekendOf(today);
	return from === to ? [from] : [from, to];
}
function kindOf(weekday) {
	if (weekday === 0) return "sunday";
	return weekday === saturday$2 ? "saturday" : "weekday";
}
var saturday$2;
var init_day_strip$1 = __esmMin((() => {
	init_meeting_time();
	init_seoul_clock();
	init_feed_state();
	saturday$2 = 6;
}));
// apps/web/src/features/feed/components/day-strip.module.css
var strip, days, day$1, input, face, weekday, number, saturday$1, sunday$1, today, month$1, chosen$1, day_strip_module_default;
var init_day_strip_module = __esmMin((() => {
	strip = "strip_O9YA picker_1e1k";
	days = "days_O9YA";
	day$1 = "day_O9YA";
	input = "input_O9YA input_8x_j";
	face = "face_O9YA";
	weekday = "weekday_O9YA";
	number = "number_O9YA";
	saturday$1 = "saturday_O9YA";
	sunday$1 = "sunday_O9YA";
	today = "today_O9YA";
	month$1 = "month_O9YA";
	chosen$1 = "chosen_O9YA";
	day_strip_module_default = {
		strip,
		days,
		day: day$1,
		input,
		face,
		weekday,
		number,
		saturday: saturday$1,
		sunday: sunday$1,
		today,
		month: month$1,
		chosen: chosen$1
	};
}));
// apps/web/src/features/feed/components/day-strip.tsx
/** A week from today, and the way to any day after it. */
function DayStrip({ today, value, onChange, onMonth }) {
	const name = useId();
	const days = dayStrip(today);
	return /* @__PURE__ */ jsxs("div", {
		className: day_strip_module_default.strip,
		children: [/* @__PURE__ */ jsx("div", {
			role: "radiogroup",
			"aria-label": "날짜",
			className: day_strip_module_default.days,
			children: days.map((day) => /* @__PURE__ */ jsxs("label", {
				className: classNames(day_strip_module_default.day, day_strip_module_default[day.kind]),
				children: [
					/* @__PURE__ */ jsx("input", {
						type: "radio",
						name,
						value: day.date,
						className: day_strip_module_default.input,
						checked: day.date === value,
						onChange: () => onChange(day.date)
					}),
					/* @__PURE__ */ jsx(Face, {
						over: day.weekday,
						number: day.dayOfMonth
					}),
					/* @__PURE__ */ jsx(VisuallyHidden, { children: `${day.weekday}요일 ${day.dayOfMonth}일` }),
					day.date === today && /* @__PURE__ */ jsx("span", {
						className: day_strip_module_default.today,
						children: "오늘"
					})
				]
			}, day.date))
		}), /* @__PURE__ */ jsx(MonthButton, {
			date: days.some(({ date }) => date === value) ? null : value,
			onClick: onMonth
		})]
	});
}
/** Shows the chosen date where the strip does not have it. */
function MonthButton({ date, onClick }) {
	const [month, day] = date === null ? [] : [Number(date.slice(5, 7)), Number(date.slice(8))];
	const chosen = date !== null && `${month}월 ${day}일 ${weekdayLetter(date)}요일`;
	return /* @__PURE__ */ jsx("button", {
		type: "button",
		"aria-haspopup": "dialog",
		"aria-label": chosen ? monthMessages.opened(chosen) : monthMessages.open,
		className: classNames(day_strip_module_default.month, chosen && day_strip_module_default.chosen),
		onClick,
		children: chosen ? /* @__PURE__ */ jsx(Face, {
			over: `${month}월`,
			number: day
		}) : /* @__PURE__ */ jsx(CalendarDays, { "aria-hidden": true })
	});
}
function Face({ over, number }) {
	return /* @__PURE__ */ jsxs("span", {
		className: day_strip_module_default.face,
		"aria-hidden": "true",
		children: [/* @__PURE__ */ jsx("span", {
			className: day_strip_module_default.weekday,
			children: over
		}), /* @__PURE__ */ jsx("span", {
			className: day_strip_module_default.number,
			children: number
		})]
	});
}
var init_day_strip = __esmMin((() => {
	init_meeting_time();
	init_month();
	init_day_strip$1();
	init_class_names();
	init_visually_hidden();
	init_day_strip_module();
}));
// apps/web/src/features/feed/model/feed-day.ts
/** The day whose clubs are shown: the chosen one, or the first of the weekend where that is asked for. */
function shownDate({ day, date, filters }, today) {
	const chosen = date !== null && isOffered(date, today) ? date : addDays(today, day);
	const weekend = weekendDays(today);
	return filters.weekend && !weekend.includes(chosen) ? weekend[0] ?? chosen : chosen;
}
/** The change of the feed that shows this day: another day than the weekend's ends that filter. */
function choiceOfDate(date, { filters }, today) {
	const ahead = daysBetween(today, date);
	const isInStrip = ahead >= 0 && ahead < 7;
	const weekend = filters.weekend && weekendDays(today).includes(date);
	return {
		day: isInStrip ? ahead : 0,
		date: isInStrip ? null : date,
		filters: {
			...filters,
			weekend
		}
	};
}
/** How the server is asked for a day: by its distance within the strip, as it always was. */
function dayQuery(date, today) {
	const days = daysBetween(today, date);
	return days < 7 ? { days } : { date };
}
/** Not a day of the past, of a year that is far off, or one like the 30th of February. */
function isOffered(date, today) {
	const ahead = daysBetween(today, date);
	return ahead >= 0 && ahead <= 365 && addDays(today, ahead) === date;
}
var init_feed_day = __esmMin((() => {
	init_seoul_clock();
	init_day_strip$1();
	init_feed_state();
}));
// apps/web/src/features/feed/model/month-grid.ts
/** `2026-11` of `2026-11-21`. */
function monthOf(date) {
	return date.slice(0, 7);
}
function addMonths(month, count) {
	const [year = 0, number = 1] = month.split("-").map(Number);
	const months = year * 12 + number - 1 + count;
	return `${Math.floor(months / 12)}-${String(months % 12 + 1).padStart(2, "0")}`;
}
/** `2026년 11월`. */
function monthTitle(month) {
	return `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;
}
/** The weeks of a month from Sunday to Saturday; null where another month has the day. */
function monthWeeks(month) {
	const first = `${month}-01`;
	const weeks = [];
	for (let sunday = addDays(first, -weekdayIndex(first)); sunday < `${addMonths(month, 1)}-01`; sunday = addDays(sunday, week)) {
		const days = Array.from({ length: week }, (_, at) => addDays(sunday, at));
		weeks.push(days.map((day) => monthOf(day) === month ? day : null));
	}
	return weeks;
}
/** One dot for one club, two for up to four, three for more. */
function dotsFor(count) {
	if (count === 0) return 0;
	if (count === 1) return 1;
	return count < 5 ? 2 : 3;
}
/** The day a key leads to from `date`, within the days that can be chosen; null for any other key. */
function dayForKey(key, date, { first, last }) {
	const target = targetOf(key, date);
	if (target === null) return null;
	if (target < first) return first;
	return target > last ? last : target;
}
function targetOf(key, date) {
	switch (key) {
		case "ArrowLeft": return addDays(date, -1);
		case "ArrowRight": return addDays(date, 1);
		case "ArrowUp": return addDays(date, -7);
		case "ArrowDown": return addDays(date, week);
		case "Home": return addDays(date, -weekdayIndex(date));
		case "End": return addDays(date, 6 - weekdayIndex(date));
		case "PageUp": return sameDayOf(addMonths(monthOf(date), -1), date);
		case "PageDown": return sameDayOf(addMonths(monthOf(date), 1), date);
		default: return null;
	}
}
/** The 31st of a shorter month is its last day. */
function sameDayOf(month, date) {
	const last = addDays(`${addMonths(month, 1)}-01`, -1);
	const same = `${month}-${date.slice(8)}`;
	return same < last ? same : last;
}
var week;
var init_month_grid$1 = __esmMin((() => {
	init_meeting_time();
	init_seoul_clock();
	week = 7;
}));
// apps/web/src/features/feed/components/month-sheet.module.css
var head, month, grid, day, saturday, sunday, chosen, dots$1, note, month_sheet_module_default;
var init_month_sheet_module = __esmMin((() => {
	head = "head_dzuX";
	month = "month_dzuX";
	grid = "grid_dzuX";
	day = "day_dzuX";
	saturday = "saturday_dzuX";
	sunday = "sunday_dzuX";
	chosen = "chosen_dzuX";
	dots$1 = "dots_dzuX";
	note = "note_dzuX";
	month_sheet_module_default = {
		head,
		month,
		grid,
		day,
		saturday,
		sunday,
		chosen,
		dots: dots$1,
		note
	};
}));
// apps/web/src/features/feed/components/month-grid.tsx
/** One stop for the Tab key; arrows go from day to day and over the end of the month. */
function MonthGrid(props) {
	const { month, range, chosen, isBusy, onChoose } = props;
	const grid = useRef(null);
	const movesFocus = useRef(false);
	const stop = stopOf(month, range, chosen);
	useEffect(() => {
		if (!movesFocus.current) return;
		movesFocus.current = false;
		grid.current?.querySelector(`[data-date="${chosen}"]`)?.focus();
	});
	function handleKey(event, date) {
		const next = dayForKey(event.key, date, range);
		if (next === null) return;
		event.preventDefault();
		movesFocus.current = true;
		onChoose(next);
	}
	return /* @__PURE__ */ jsxs("table", {
		ref: grid,
		"aria-label": monthTitle(month),
		"aria-busy": isBusy,
		className: month_sheet_module_default.grid,
		children: [/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsx("tr", { children: weekdays.map((letter, index) => /* @__PURE__ */ jsx("th", {
			scope: "col",
			abbr: `${letter}요일`,
			className: month_sheet_module_default[kindOf(index)],
			children: letter
		}, letter)) }) }), /* @__PURE__ */ jsx("tbody", { children: monthWeeks(month).map((week) => /* @__PURE__ */ jsx("tr", { children: week.map((date, index) => date === null ? /* @__PURE__ */ jsx("td", {}, weekdays[index]) : /* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsx(DayButton, {
			...props,
			date,
			isStop: date === stop,
			onKey: handleKey
		}) }, date)) }, week.find(Boolean))) })]
	});
}
/** The day that Tab reaches: the chosen one, or the first of another month that can be chosen. */
function stopOf(month, { first }, chosen) {
	if (monthOf(chosen) === month) return chosen;
	return monthOf(first) === month ? first : `${month}-01`;
}
function DayButton(props) {
	const { date, today, range, chosen, countOn, isStop, onKey, onChoose } = props;
	const day = Number(date.slice(8));
	const count = countOn(date);
	const isOffered = date >= range.first && date <= range.last;
	return /* @__PURE__ */ jsxs("button", {
		type: "button",
		"data-date": date,
		tabIndex: isStop ? 0 : -1,
		disabled: !isOffered,
		"aria-label": monthMessages.day(day, weekdayLetter(date), isOffered ? count : void 0),
		"aria-pressed": date === chosen,
		"aria-current": date === today ? "date" : void 0,
		className: classNames(month_sheet_module_default.day, month_sheet_module_default[kindOf(weekdayIndex(date))], date === chosen && month_sheet_module_default.chosen),
		onClick: () => onChoose(date),
		onKeyDown: (event) => onKey(event, date),
		children: [day, /* @__PURE__ */ jsx("span", {
			className: month_sheet_module_default.dots,
			children: dots.slice(0, dotsFor(isOffered && count || 0)).map((dot) => /* @__PURE__ */ jsx("i", {}, dot))
		})]
	});
}
var dots, weekdays;
var init_month_grid = __esmMin((() => {
	init_meeting_time();
	init_month();
	init_class_names();
	init_day_strip$1();
	init_month_grid$1();
	init_month_sheet_module();
	dots = [
		1,
		2,
		3
	];
	weekdays = [
		"일",
		"월",
		"화",
		"수",
		"목",
		"금",
		"토"
	];
}));
// apps/web/src/features/feed/components/month-sheet.tsx
var month_sheet_exports = /* @__PURE__ */ __exportAll({ MonthSheet: () => MonthSheet$1 });
/** The days of a month with how many clubs each has; a day is shown after the button is pressed. */
function MonthSheet$1({ open, today, date, filters, onDone, onClose }) {
	const [chosen, setChosen] = useState(date);
	const [month, setMonth] = useState(monthOf(date));
	const [wasOpen, setWasOpen] = useState(open);
	if (open !== wasOpen) {
		setWasOpen(open);
		if (open) {
			setChosen(date);
			setMonth(monthOf(date));
		}
	}
	const query = discoveryQueries.countByDay(month, {
		...filters,
		weekend: false
	});
	const counts = useQuery({
		...query,
		enabled: open
	});
	const countOn = (day) => counts.data && (counts.data.find((one) => one.date === day)?.count ?? 0);
	const last = addDays(today, 365);
	function choose(day) {
		setChosen(day);
		setMonth(monthOf(day));
	}
	const shown = formatDetailDate(chosen, /* @__PURE__ */ new Date());
	const count = monthOf(chosen) === month ? countOn(chosen) : void 0;
	return /* @__PURE__ */ jsxs(Dialog, {
		open,
		size: "sheet",
		title: monthMessages.title,
		onClose,
		footer: /* @__PURE__ */ jsx(Button, {
			full: true,
			onClick: () => onDone(chosen),
			children: count ? monthMessages.lookAt(shown, count) : monthMessages.look(shown)
		}),
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: month_sheet_module_default.head,
				children: [
					/* @__PURE__ */ jsx(IconButton, {
						label: monthMessages.previous,
						icon: /* @__PURE__ */ jsx(ChevronLeft, { "aria-hidden": true }),
						disabled: month <= monthOf(today),
						onClick: () => setMonth(addMonths(month, -1))
					}),
					/* @__PURE__ */ jsx("p", {
						className: month_sheet_module_default.month,
						"aria-live": "polite",
						children: monthTitle(month)
					}),
					/* @__PURE__ */ jsx(IconButton, {
						label: monthMessages.next,
						icon: /* @__PURE__ */ jsx(ChevronRight, { "aria-hidden": true }),
						disabled: month >= monthOf(last),
						onClick: () => setMonth(addMonths(month, 1))
					})
				]
			}),
			/* @__PURE__ */ jsx(MonthGrid, {
				month,
				today,
				range: {
					first: today,
					last
				},
				chosen,
				countOn,
				isBusy: counts.isPending,
				onChoose: choose
			}),
			/* @__PURE__ */ jsx("div", {
				className: month_sheet_module_default.note,
				children: counts.error ? /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("p", {
					role: "alert",
					children: monthMessages.failed
				}), /* @__PURE__ */ jsx(Button, {
					variant: "weak",
					size: "medium",
					loading: counts.isFetching,
					onClick: () => void counts.refetch(),
					children: monthMessages.retry
				})] }) : /* @__PURE__ */ jsx("p", {
					role: "status",
					children: counts.data?.length === 0 ? monthMessages.empty : monthMessages.dots
				})
			})
		]
	});
}
var init_month_sheet = __esmMin((() => {
	init_meeting_time();
	init_seoul_clock();
	init_month();
	init_discovery_queries();
	init_button();
	init_icon_button();
	init_dialog();
	init_feed_day();
	init_month_grid$1();
	init_month_grid();
	init_month_sheet_module();
}));
// apps/web/src/screens/discovery/home/date-panel.tsx
var date_panel_exports = /* @__PURE__ */ __exportAll({ DatePanel: () => DatePanel$1 });
function DatePanel$1({ feed, move, today, ...cards }) {
	const { filters } = feed;
	const month = useNamedLayer("month");
	const date = shownDate(feed, today);
	const listWith = (asked) => discoveryQueries.byDate(dayQuery(date, today), asked, today);
	const list = useInfiniteList(listWith(filters));
	const choose = (next) => move(choiceOfDate(next, feed, today));
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(DayStrip, {
			today,
			value: date,
			onChange: choose,
			onMonth: month.open
		}),
		/* @__PURE__ */ jsx(FeedFilters, {
			feed,
			move,
			listWith
		}),
		/* @__PURE__ */ jsx(ClubList, {
			list,
			label: "고른 날짜의 아지트",
			empty: /* @__PURE__ */ jsx(NoClubs, {
				feed,
				move,
				title: clubMessages.noneOnDate
			}),
			...cards
		}),
		month.wasOpened && /* @__PURE__ */ jsx(Suspense, {
			fallback: null,
			children: /* @__PURE__ */ jsx(MonthSheet, {
				open: month.isOpen,
				today,
				date,
				filters,
				onDone: choose,
				onClose: month.close
			})
		})
	] });
}
var MonthSheet;
var init_date_panel = __esmMin((() => {
	init_club();
	init_club_list();
	init_day_strip();
	init_feed_day();
	init_use_infinite_list();
	init_use_layer();
	init_discovery_queries();
	init_feed_filters();
	init_no_clubs();
	MonthSheet = lazy(async () => ({ default: (await Promise.resolve().then(() => (init_month_sheet(), month_sheet_exports))).MonthSheet }));
}));
// apps/web/src/screens/discovery/home/browse-panel.tsx
var browse_panel_exports = /* @__PURE__ */ __exportAll({ BrowsePanel: () => BrowsePanel$1 });
/** The tabs beside the recommendation. They list everything, so their cards say why one cannot join. */
function BrowsePanel$1(panel) {
	const reasons = useCardReasons();
	const Panel = panel.feed.tab === "date" ? DatePanel$1 : CategoryPanel;
	return /* @__PURE__ */ jsx(Panel, {
		...panel,
		reasons
	});
}
var init_browse_panel = __esmMin((() => {
	init_use_card_reasons();
	init_category_panel();
	init_date_panel();
}));
// apps/web/src/screens/discovery/home/home-feed.tsx
init_club_thumb();
init_club_list_skeleton();
init_feed_state();
init_use_seoul_today();
init_paths();
init_icon_link();
/** Beside the first download, which is counted by the byte, and on its way before the first render. */
var stripsOnTheirWay = Promise.resolve().then(() => (init_home_strips(), home_strips_exports));
var HomeStrips = lazy(async () => ({ default: (await stripsOnTheirWay).HomeStrips }));
var panelOnItsWay$1 = Promise.resolve().then(() => (init_browse_panel(), browse_panel_exports));
var BrowsePanel = lazy(async () => ({ default: (await panelOnItsWay$1).BrowsePanel }));
var actions = /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(IconLink, {
	to: paths.search,
	label: "아지트 찾기",
	icon: /* @__PURE__ */ jsx(Search, { "aria-hidden": true })
}), /* @__PURE__ */ jsx(NoticeBell, {})] });
function HomeFeed({ memberId }) {
	const { feed, move } = useFeedState(feedTabs);
	const today = useSeoulToday();
	const { lines, spot, setLines } = useBannerSpot();
	const isSettled = lines !== void 0;
	const banner = /* @__PURE__ */ jsx(HomeBanner, {});
	const panel = {
		feed,
		move,
		today,
		inserted: spot === "list" ? {
			after: 2,
			node: banner
		} : void 0
	};
	return /* @__PURE__ */ jsxs(Page, {
		topBar: /* @__PURE__ */ jsx(TopBar, {
			leading: /* @__PURE__ */ jsx(Wordmark, {}),
			trailing: actions
		}),
		children: [
			/* @__PURE__ */ jsx("h1", {
				className: "visually-hidden",
				children: "홈"
			}),
			/* @__PURE__ */ jsxs("div", {
				className: home_feed_module_default.intro,
				children: [spot === "top" && banner, /* @__PURE__ */ jsx(Suspense, {
					fallback: /* @__PURE__ */ jsx("div", { style: { minHeight: `${(lines ?? 0) * 4.4}rem` } }),
					children: /* @__PURE__ */ jsx(HomeStrips, {
						memberId,
						renderThumb: (club) => /* @__PURE__ */ jsx(ClubThumb, { club }),
						onLines: setLines
					})
				})]
			}),
			!isSettled && /* @__PURE__ */ jsx("div", {
				"aria-hidden": "true",
				className: home_feed_module_default.waiting,
				children: /* @__PURE__ */ jsx(ClubListSkeleton, {})
			}),
			/* @__PURE__ */ jsx("div", {
				className: isSettled ? void 0 : home_feed_module_default.settling,
				children: /* @__PURE__ */ jsx(FeedTabs, {
					tabs: feedTabs,
					value: feed.tab,
					choice: choiceOf(feed),
					onChange: (tab) => move({ tab }),
					children: feed.tab === "recommend" ? /* @__PURE__ */ jsx(RecommendPanel, {
						memberId,
						...panel
					}) : /* @__PURE__ */ jsx(Suspense, {
						fallback: /* @__PURE__ */ jsx(ClubListSkeleton, {}),
						children: /* @__PURE__ */ jsx(BrowsePanel, { ...panel })
					})
				})
			})
		]
	});
}
// apps/web/src/domain/copy/app.ts
var appMessages = {
	notFoundLabel: "Page not Found",
	notFound: "페이지를 찾을 수 없어요.",
	goHome: "홈으로 가기",
	unfinishedScreen: "아직 준비 중인 화면이에요.",
	unfinishedFeature: "아직 준비 중인 기능이에요.",
	cancel: "취소",
	leaveQuestion: "작성한 내용이 사라져요. 나갈까요?",
	keepWriting: "계속 쓰기",
	leave: "나가기",
	crashed: "화면을 불러오지 못했어요. 다시 시도해 주세요.",
	slogan: "취향이 맞는 사람들과 작게 모여요",
	sessionEnded: "로그인이 끝났어요. 다시 로그인해 주세요"
};
// apps/web/src/navigation/page-title.ts
var appName = "아지트";
var unreadMark = "";
/** The title of the window; the mark stays before it, whatever page follows. */
function setPageTitle(title) {
	document.title = unreadMark + (title ? `${title} · ${appName}` : appName);
}
// apps/web/src/navigation/use-page-title.ts
function usePageTitle(title) {
	useEffect(() => setPageTitle(title), [title]);
}
var landing_screen_module_default = {
	landing: "landing_7Dk3",
	hero: "hero_7Dk3",
	slogan: "slogan_7Dk3",
	promises: "promises_7Dk3",
	promise: "promise_7Dk3",
	doors: "doors_7Dk3",
	heading: "heading_7Dk3"
};
// apps/web/src/screens/discovery/landing/landing-feed.tsx
init_discovery();
init_club_list_skeleton();
init_feed_state();
init_use_seoul_today();
init_category_panel();
/** Beside the first download, and here before somebody turns to it. */
var panelOnItsWay = Promise.resolve().then(() => (init_date_panel(), date_panel_exports));
var DatePanel = lazy(async () => ({ default: (await panelOnItsWay).DatePanel }));
var publicTabs = ["category", "date"];
/** What a guest may browse. A card leads to the invitation to its club. */
function LandingFeed() {
	const { feed, move } = useFeedState(publicTabs);
	const panel = {
		feed,
		move,
		today: useSeoulToday()
	};
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "live-clubs",
		children: [/* @__PURE__ */ jsx("h2", {
			id: "live-clubs",
			className: landing_screen_module_default.heading,
			children: discoveryMessages.liveClubs
		}), /* @__PURE__ */ jsx(FeedTabs, {
			tabs: publicTabs,
			value: feed.tab,
			choice: choiceOf(feed),
			onChange: (tab) => move({ tab }),
			children: feed.tab === "category" ? /* @__PURE__ */ jsx(CategoryPanel, { ...panel }) : /* @__PURE__ */ jsx(Suspense, {
				fallback: /* @__PURE__ */ jsx(ClubListSkeleton, {}),
				children: /* @__PURE__ */ jsx(DatePanel, { ...panel })
			})
		})]
	});
}
// apps/web/src/screens/discovery/landing/landing-screen.tsx
init_discovery();
init_paths();
init_button_link();
var promises = [
	{
		icon: CalendarDays,
		text: "오늘부터 일주일, 3명에서 20명까지 작게 모여요"
	},
	{
		icon: MessageCircleQuestion,
		text: "호스트의 질문에 답하고, 승인을 받아 함께해요"
	},
	{
		icon: ThermometerSun,
		text: "만나고 나면 후기를 남기고 아지트 온도를 올려요"
	}
];
function LandingScreen() {
	usePageTitle();
	return /* @__PURE__ */ jsx(Page, { children: /* @__PURE__ */ jsxs("div", {
		className: landing_screen_module_default.landing,
		children: [/* @__PURE__ */ jsxs("header", {
			className: landing_screen_module_default.hero,
			children: [
				/* @__PURE__ */ jsx(Wordmark, { size: "medium" }),
				/* @__PURE__ */ jsx("h1", {
					className: landing_screen_module_default.slogan,
					children: appMessages.slogan
				}),
				/* @__PURE__ */ jsx("ul", {
					className: landing_screen_module_default.promises,
					children: promises.map(({ icon: Icon, text }) => /* @__PURE__ */ jsxs("li", {
						className: landing_screen_module_default.promise,
						children: [/* @__PURE__ */ jsx(Icon, { "aria-hidden": true }), text]
					}, text))
				}),
				/* @__PURE__ */ jsxs("div", {
					className: landing_screen_module_default.doors,
					children: [/* @__PURE__ */ jsx(ButtonLink, {
						to: paths.login,
						full: true,
						children: discoveryMessages.logIn
					}), /* @__PURE__ */ jsx(ButtonLink, {
						to: paths.signUp,
						variant: "weak",
						full: true,
						children: discoveryMessages.signUp
					})]
				})
			]
		}), /* @__PURE__ */ jsx(LandingFeed, {})]
	}) });
}
var column_frame_module_default = {
	frame: "frame_gKm4",
	column: "column_gKm4",
	panel: "panel_gKm4"
};
// apps/web/src/ui/layout/column-frame.tsx
function ColumnFrame({ children, panel, panelLabel = "서비스 안내" }) {
	return /* @__PURE__ */ jsxs("div", {
		className: column_frame_module_default.frame,
		children: [panel && /* @__PURE__ */ jsx("aside", {
			className: column_frame_module_default.panel,
			"aria-label": panelLabel,
			children: panel
		}), /* @__PURE__ */ jsx("div", {
			className: column_frame_module_default.column,
			children
		})]
	});
}
// apps/web/src/first-paint/first-paints.tsx
init_paths();
/**
* The first screens in their loading state, rendered at build time: the server sends them with the
* page, and they are visible until the app has data. The server fills in `{{title}}` and `{{banner}}`.
*/
var firstPaints = {
	landing: {
		screen: "src/screens/discovery/landing/landing-screen.tsx",
		html: render(paths.home, /* @__PURE__ */ jsx(LandingScreen, {}))
	},
	home: {
		screen: "src/screens/discovery/home/home-screen.tsx",
		html: render(paths.home, /* @__PURE__ */ jsx(HomeFeed, { memberId: 0 }))
	},
	detail: {
		screen: "src/screens/clubs/detail-screen.tsx",
		html: render(paths.clubDetail(0), /* @__PURE__ */ jsx(DetailWaiting, { club: {
			name: "{{title}}",
			banner: "{{banner}}"
		} }))
	},
	invitation: {
		screen: "src/screens/clubs/invitation/invitation-screen.tsx",
		html: render(paths.clubInvitation(0), /* @__PURE__ */ jsx(InvitationWaiting, { club: {
			name: "{{title}}",
			banner: "{{banner}}"
		} }), Outlet)
	}
};
function render(path, screen, Layout = NavLayout) {
	const queryClient = createQueryClient();
	const html = renderToStaticMarkup(/* @__PURE__ */ jsx(QueryClientProvider, {
		client: queryClient,
		children: /* @__PURE__ */ jsx(StaticRouter, {
			location: path,
			children: /* @__PURE__ */ jsx(ColumnFrame, { children: /* @__PURE__ */ jsx(Routes, { children: /* @__PURE__ */ jsx(Route, {
				Component: Layout,
				children: /* @__PURE__ */ jsx(Route, {
					path: "*",
					element: screen
				})
			}) }) })
		})
	}));
	queryClient.clear();
	return html;
}
export { firstPaints };
