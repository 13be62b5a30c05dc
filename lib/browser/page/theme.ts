const otherTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');

/**
 * Switches between light and dark and stores the choice on this device. If the new theme equals the system's, nothing
 * is stored, and the page follows the system again.
 */
export function switchTheme(): void {
  const theme = otherTheme();
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  try {
    if (theme === system) localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Storage is blocked, so the choice lasts as long as the page.
  }
}

/** The attribute of theme buttons, which work on a light page without the framework. */
export const THEME_SWITCH = 'data-theme-switch';
