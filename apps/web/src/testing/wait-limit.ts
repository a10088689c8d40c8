import { configure } from '@testing-library/react';

// A crowded machine may need seconds to load a lazy screen; a test that would fail still fails.
configure({ asyncUtilTimeout: 10_000 });
