const otherTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');

/** Keeps the choice on this device; a choice that equals the system's follows the system again. */
export function switchTheme(): void {
  const theme = otherTheme();
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  try {
    if (theme === system) localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Where storage is blocked, the choice lasts as long as the page.
  }
}

/** Marks the buttons that do this: a light page does it without the framework. */
export const THEME_SWITCH = 'data-theme-switch';
