import { type ReactNode, use, useMemo } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  type NavigateOptions,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  type To,
  useNavigate,
  useNavigationType,
  useRoutes,
} from 'react-router';

type OwnLocationProps = {
  location: Location;
  pattern?: string;
  linkState?: object | undefined;
  children: ReactNode;
};

/** Hides the parent route from `useRoutes`, which would warn that it has no path. */
const noRoute = { outlet: null, matches: [], isDataRoute: false };

/**
 * Gives a pane its own location, so that a relative link such as `?tab=date` changes the list and
 * not the open item. `useRoutes` loses the navigation type and synchronous rendering, so the
 * contexts below restore both. The pages that the pane opens get `linkState`.
 */
export function OwnLocation({ location, pattern = '*', linkState, children }: OwnLocationProps) {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const outer = use(NavigationContext);
  const at = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  const navigation = useMemo(() => {
    const go = (replace: boolean) => (to: To, state?: unknown, options?: NavigateOptions) =>
      void navigate(to, { ...options, replace, state: Object.assign({}, state, linkState) });
    return { ...outer, navigator: { ...outer.navigator, push: go(false), replace: go(true) } };
  }, [outer, navigate, linkState]);
  return (
    <NavigationContext value={navigation}>
      <RouteContext value={noRoute}>
        <OnlyRoute location={location} pattern={pattern}>
          <LocationContext value={at}>{children}</LocationContext>
        </OnlyRoute>
      </RouteContext>
    </NavigationContext>
  );
}

function OnlyRoute({ location, pattern, children }: OwnLocationProps) {
  return useRoutes([{ path: pattern, element: children }], location);
}
