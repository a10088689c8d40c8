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
} from 'react-router';

const noRoute = { outlet: null, matches: [], isDataRoute: false };

/**
 * Lets a list read an address of its own while the page has another, and go on from there: `?tab=date`
 * leads to the list, not to what is open beside it. `<Routes location>` would do the same, but warns
 * about the layout it stands in, and forgets that a change of the list has to be drawn at once.
 */
export function OwnLocation({ location, children }: { location: Location; children: ReactNode }) {
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
      <LocationContext value={at}>
        <RouteContext value={noRoute}>{children}</RouteContext>
      </LocationContext>
    </NavigationContext>
  );
}
