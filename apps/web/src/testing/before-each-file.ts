import { configure, getConfig, prettyDOM } from '@testing-library/react';

// All test files run in one page, so remove what the previous file left.
document.head.innerHTML = '';
document.body.innerHTML = '';
localStorage.clear();
sessionStorage.clear();

configure({
  // The first visit of a screen loads its code, which may take seconds on a busy machine.
  asyncUtilTimeout: 30_000,
  // Printing the page takes longer than finding an element, so a repeated query prints the page
  // only when its time is over. `_disableExpensiveErrorDiagnostics` is internal to Testing Library;
  // if it disappears, tests only get slower.
  getElementError(message, container) {
    const config = getConfig();
    const repeats =
      '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;
    const page = repeats ? '' : prettyDOM(container);
    const error = new Error([message, page].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
