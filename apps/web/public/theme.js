// Before the first paint: is the page light or dark? By the setting of this device, else as the device
// is. Every colour follows from the attribute (tokens.css). The app changes the setting by storing it
// and sending the event that other tabs hear by themselves.
{
  const key = 'theme';
  const bars = { light: '#ffffff', dark: '#181516' };
  const device = window.matchMedia('(prefers-color-scheme: dark)');

  function show() {
    let chosen = null;
    try {
      chosen = localStorage.getItem(key);
    } catch {
      // Storage may be forbidden.
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
