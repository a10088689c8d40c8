import { type ReactNode, use, useMemo } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  type NavigateOptions,
  UNSAFE_NavigationContext as NavigationContext,
  Route,
  UNSAFE_RouteContext as RouteContext,
  Routes,
  type To,
  useNavigate,
  useNavigationType,
} from 'react-router';

/** Without a route above them `Routes` does not warn that the layout's has no path. */
const noRoute = { outlet: null, matches: [], isDataRoute: false };

/**
 * Lets a list read an address of its own while the page has another, and go on from there: `?tab=date`
 * leads to the list, not to what is open beside it. `Routes` does that, but forgets how the visitor came
 * and that a change of the list is to be drawn at once; the contexts around it say so again.
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
      <RouteContext value={noRoute}>
        <Routes location={location}>
          <Route path="*" element={<LocationContext value={at}>{children}</LocationContext>} />
        </Routes>
      </RouteContext>
    </NavigationContext>
  );
}
