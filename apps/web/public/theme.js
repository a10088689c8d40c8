// Sets light or dark before the first paint, from the device's stored setting or its preference.
// Every colour depends on the attribute (tokens.css). The app stores the setting and dispatches the
// same event that other tabs receive.
{
  const key = 'theme';
  const bars = { light: '#ffffff', dark: '#181516' };
  const device = window.matchMedia('(prefers-color-scheme: dark)');

  function show() {
    let chosen = null;
    try {
      chosen = localStorage.getItem(key);
    } catch {
      // The browser may forbid access to the storage. Then the device's preference decides.
    }
    const theme = Object.hasOwn(bars, chosen) ? chosen : device.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]').content = bars[theme];
  }

  show();
  device.addEventListener('change', show);
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) show();
  });
}
