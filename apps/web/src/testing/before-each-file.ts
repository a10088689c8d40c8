import { configure } from '@testing-library/react';

// Test files share a page, so remove what the previous file left.
document.head.innerHTML = '';
document.body.innerHTML = '';
localStorage.clear();
sessionStorage.clear();

// A busy machine may need seconds to load a lazy screen.
configure({ asyncUtilTimeout: 10_000 });
