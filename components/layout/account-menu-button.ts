/**
 * Style shared by the placeholder and the real menu button, so that replacing one by the other is invisible.
 */
export const ACCOUNT_MENU_BUTTON = 'inline-flex size-11 items-center justify-center rounded-lg hover:bg-muted';
