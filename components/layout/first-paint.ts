import { DRAFT_PREFIX, DRAFTS_OWNER } from '@/lib/browser/session/drafts-owner';

/**
 * What runs before the first paint, in the head of every page. Each is a constant: prerendered pages allow it by its hash. None
 * holds a `<`, because React sets the text of a script again where it has to build a page from scratch, and the trusted types of
 * the page refuse text that could make an element.
 */

/**
 * A dark page never flashes white and a signed-in person never sees "Sign In". `theme` and `refreshToken` are the names in local
 * storage. Done again, as `coldpassEarly.paint`, where React has built the page from scratch and taken the marks away.
 */
const FIRST_PAINT = `(function(){var e=document.documentElement,q=matchMedia('(prefers-color-scheme: dark)'),s;try{s=localStorage}catch(x){}function g(k){try{return s.getItem(k)}catch(x){}}function p(){var d=e.dataset,t=g('theme');d.theme=t==='dark'||t==='light'?t:q.matches?'dark':'light';if(g('refreshToken'))d.viewer='member'}p();q.addEventListener('change',p);window.coldpassEarly={paint:p,kept:[],keys:[]}})()`;

/**
 * Keeps what is pressed, chosen and typed before the page has its handlers; `lib/browser/page/early-presses.ts` does it again once it
 * has them, and `data-ready` says so. Links, disclosures and popovers work by themselves and are left alone. Keys count only on
 * the page of a test, which is where they have a meaning, until it hears them itself (`heard`). `light` is that of a light page
 * (`lib/browser/page/light-page.ts`).
 */
const KEEP_PRESSES = `(function(d,c){d.documentElement.dataset.ready='no';function keep(e){var t=e.target,y=e.type;if(!t.closest)return;var k=y==='keydown',f=t.closest('input,textarea,select'),b=t.closest('button');if(k){if(c.heard||e.altKey||e.ctrlKey||e.metaKey||e.repeat||f||!/^([1-6]|Enter)$/.test(e.key)||t.closest('button,a,summary')||!d.querySelector('[data-attempt]'))return;e.stopImmediatePropagation();c.keys.push({key:e.key,at:e.timeStamp})}else{if(y==='click'&&(t.closest('a[href],summary,[popovertarget]')||!b&&!f))return;e.stopImmediatePropagation();if(y==='submit'||b)e.preventDefault();if(y==='click'&&!b)return;var n=b||f||t;if(c.light&&c.light(y,n))return;var l=[].filter.call(d.getElementsByTagName(n.tagName),function(o){return o.className===n.className});if(b)b.dataset.kept='';c.kept.push({type:y,node:n,at:l.indexOf(n),of:d.readyState==='loading'?0:l.length,value:n.value,checked:n.checked})}}var types=['click','input','change','submit','keydown'];types.forEach(function(y){addEventListener(y,keep,true)});c.stop=function(){types.forEach(function(y){removeEventListener(y,keep,true)})}})(document,window.coldpassEarly)`;

/**
 * A page that was open before a deployment asks for parts of it that are gone: it is loaded again, once a minute at most, with all
 * that it keeps on the device. Without a network nothing is gone, and the page stays as it is.
 */
const RELOAD_WHEN_GONE = `addEventListener('error',function(e){var u=e.target&&(e.target.src||e.target.href),k='coldpass.reloaded';if(!u||!String(u).includes('/_next/static/'))return;fetch(u,{method:'HEAD',cache:'no-store'}).then(function(r){if(r.status!==404)return;try{if(6e4>Date.now()-sessionStorage.getItem(k))return;sessionStorage.setItem(k,Date.now())}catch(x){return}location.reload()},function(){})},true)`;

/**
 * Drops what this tab keeps of a person who has signed out in any tab (`lib/browser/session/drafts-owner.ts`). In the head, because a
 * light page may have no other script; at each return too, because a tab that was frozen has not heard of it.
 */
const DROP_DRAFTS = `(function(){function drop(){try{var s=sessionStorage,p='${DRAFT_PREFIX}',o=localStorage.getItem('${DRAFTS_OWNER}');Object.keys(s).forEach(function(k){if(k.startsWith(p)&&!(o&&k.startsWith(p+o.split(' ')[0]+'.')))s.removeItem(k)})}catch(x){}}drop();['storage','visibilitychange','pageshow'].forEach(function(y){addEventListener(y,drop,true)})})()`;

export const BEFORE_FIRST_PAINT = [FIRST_PAINT, KEEP_PRESSES, RELOAD_WHEN_GONE, DROP_DRAFTS].join(';');
