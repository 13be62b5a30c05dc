/** The slide-in menu of small screens: a popover of the platform's own, which works before any script has loaded. */
export const SITE_MENU_ID = 'site-menu';

export function closeSiteMenu(): void {
  const menu = document.getElementById(SITE_MENU_ID);
  // A browser without popovers has nothing open.
  if (menu?.matches('[popover]') && 'hidePopover' in menu && menu.offsetParent !== null) menu.hidePopover();
}
