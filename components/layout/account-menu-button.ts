/** Label and style shared by the placeholder button and the loaded menu's button, so that the swap stays invisible. */
export const ACCOUNT_MENU_NAME = 'Your account';
export const ACCOUNT_MENU_BUTTON = 'inline-flex size-11 items-center justify-center rounded-lg hover:bg-muted';
