/** Of the button before and after its menu has been fetched: nobody is to see the one take the other's place. */
export const ACCOUNT_MENU_NAME = 'Your account';
export const ACCOUNT_MENU_BUTTON = 'inline-flex size-11 items-center justify-center rounded-lg hover:bg-muted';
