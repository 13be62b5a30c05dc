/** Id of the slide-in menu on small screens: a native popover, which works before scripts have loaded. */
export const SITE_MENU_ID = 'site-menu';

export function closeSiteMenu(): void {
  // A browser without popovers cannot have opened the menu, and `matches` would throw at the unknown selector.
  if (!('popover' in HTMLElement.prototype)) return;
  const menu = document.getElementById(SITE_MENU_ID);
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
