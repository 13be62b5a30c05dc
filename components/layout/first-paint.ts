/**
 * Runs before the first paint, so that a dark page never flashes white and a signed-in person never sees "Sign In". It is a
 * constant: prerendered pages allow it by its hash. `theme` and `refreshToken` are the names in local storage.
 */
export const FIRST_PAINT = `(function(){var d=document.documentElement.dataset,q=matchMedia('(prefers-color-scheme: dark)'),s;try{s=localStorage}catch(e){}function g(k){try{return s.getItem(k)}catch(e){}}function p(){var t=g('theme');d.theme=t==='dark'||t==='light'?t:q.matches?'dark':'light'}p();q.addEventListener('change',p);if(g('refreshToken'))d.viewer='member'})()`;
