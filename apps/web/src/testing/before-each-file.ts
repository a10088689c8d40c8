import { configure } from '@testing-library/react';

// All test files run in one page, so remove what the previous file left.
document.head.innerHTML = '';
document.body.innerHTML = '';
localStorage.clear();
sessionStorage.clear();

// A busy machine may need seconds to load a lazy screen.
configure({ asyncUtilTimeout: 10_000 });
