/** The slide-in menu of small screens: a popover of the platform's own, which works before any script has loaded. */
export const SITE_MENU_ID = 'site-menu';

export function closeSiteMenu(): void {
  // A browser without popovers has nothing open, and does not know the selector either.
  if (!('popover' in HTMLElement.prototype)) return;
  const menu = document.getElementById(SITE_MENU_ID);
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
