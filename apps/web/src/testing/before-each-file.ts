import { configure } from '@testing-library/react';

// Files share a page: nothing of the one before may be left in it.
document.head.innerHTML = '';
document.body.innerHTML = '';
localStorage.clear();
sessionStorage.clear();

// A crowded machine may need seconds to load a lazy screen; a test that would fail still fails.
configure({ asyncUtilTimeout: 10_000 });
