/**
 * Runs before the first paint, so that a dark page never flashes white and a signed-in person never sees "Sign In". It is a
 * constant: prerendered pages allow it by its hash. `theme` and `refreshToken` are the names in local storage.
 */
export const FIRST_PAINT = `(function(){var d=document.documentElement.dataset,q=matchMedia('(prefers-color-scheme: dark)'),s;try{s=localStorage}catch(e){}function g(k){try{return s.getItem(k)}catch(e){}}function p(){var t=g('theme');d.theme=t==='dark'||t==='light'?t:q.matches?'dark':'light'}p();q.addEventListener('change',p);if(g('refreshToken'))d.viewer='member'})()`;

/**
 * A page that was open before a deployment asks for parts of it that are gone: it is loaded anew, once a minute at most, with all
 * that it keeps on the device. Without a network nothing is gone, and the page stays as it is. A constant too.
 */
export const RELOAD_WHEN_GONE = `addEventListener('error',function(e){var u=e.target&&(e.target.src||e.target.href),k='coldpass.reloaded';if(!u||String(u).indexOf('/_next/static/')<0)return;fetch(u,{method:'HEAD',cache:'no-store'}).then(function(r){if(r.status!==404)return;try{if(Date.now()-sessionStorage.getItem(k)<6e4)return;sessionStorage.setItem(k,Date.now())}catch(x){return}location.reload()},function(){})},true)`;
