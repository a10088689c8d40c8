import { configure } from '@testing-library/react';

// Files share a page: remove what the previous one left.
document.head.innerHTML = '';
document.body.innerHTML = '';
localStorage.clear();
sessionStorage.clear();

// A busy machine may need seconds to load a lazy screen.
configure({ asyncUtilTimeout: 10_000 });
