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

type OwnLocationProps = { location: Location; children: ReactNode };

/** Without a route above it `useRoutes` does not warn that the layout's has no path. */
const noRoute = { outlet: null, matches: [], isDataRoute: false };

/**
 * Lets a list read an address of its own while the page has another, and go on from there: `?tab=date`
 * leads to the list, not to what is open beside it. `useRoutes` does that, but forgets how the visitor
 * came and that a change of the list is to be drawn at once; the contexts around it say so again.
 */
export function OwnLocation({ location, children }: OwnLocationProps) {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const outer = use(NavigationContext);
  const at = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  const navigation = useMemo(() => {
    const go = (replace: boolean) => (to: To, state?: unknown, options?: NavigateOptions) =>
      void navigate(to, { ...options, replace, state });
    return { ...outer, navigator: { ...outer.navigator, push: go(false), replace: go(true) } };
  }, [outer, navigate]);
  return (
    <NavigationContext value={navigation}>
      <RouteContext value={noRoute}>
        <OnlyRoute location={location}>
          <LocationContext value={at}>{children}</LocationContext>
        </OnlyRoute>
      </RouteContext>
    </NavigationContext>
  );
}

function OnlyRoute({ location, children }: OwnLocationProps) {
  return useRoutes([{ path: '*', element: children }], location);
}
