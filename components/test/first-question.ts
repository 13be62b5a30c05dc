import { cn } from '@/components/ui/cn';
import { CURRENT_ATTEMPT_KEY, CURRENT_ATTEMPT_VERSION } from '@/lib/browser/attempt/storage';
import {
  FIRST_QUESTION_ID,
  FRAME_PLACE,
  FRAME_TOP,
  OPEN_SIGN,
  OPTION_LIST,
  OPTION_SIGN,
  OPTION_TEXT,
  openOption,
  QUESTION_SECTION,
  QUESTION_TEXT,
  QUESTION_TIER,
  TIER_LINES,
} from './question-classes';

/**
 * The question that a test has come to, read from the device and written into the page before any of its scripts has arrived: on a slow
 * network that is seconds earlier. React puts its own in its place. What is answered already, or said to be asked once more, is left to
 * React, and so are pictures. A press of an option is kept like every early press: the real one has the same classes.
 */

const CLASSES = {
  top: FRAME_TOP,
  place: FRAME_PLACE,
  // As wide and high as what stands there: nothing may move under a finger.
  aside: 'ml-auto h-11 w-36',
  bar: 'progress mt-1 h-2 w-full',
  section: QUESTION_SECTION,
  tier: QUESTION_TIER,
  // All questions of an exam, closed.
  overview: 'mt-3 min-h-12 rounded-xl border border-border bg-card',
  body: 'pt-6 pb-6',
  text: QUESTION_TEXT,
  several: 'mt-2 font-medium text-muted-foreground',
  list: OPTION_LIST,
  option: openOption({ isChosen: false, isDisabled: false }),
  sign: cn(OPTION_SIGN, 'rounded-full', OPEN_SIGN),
  square: cn(OPTION_SIGN, 'rounded-md', OPEN_SIGN),
  words: 'min-w-0 flex-1',
  answer: OPTION_TEXT,
};

/** A constant without `<`, for the reasons of `components/layout/first-paint.ts`. */
export const SHOW_FIRST_QUESTION = `(function(d,c,g){try{var f=d.getElementById('${FIRST_QUESTION_ID}'),s=JSON.parse(localStorage.getItem('${CURRENT_ATTEMPT_KEY}')),a=s.state.attempt,n=a.index+1,m=a.questions.length,q=a.questions[a.index],r=a.responses[q.id]}catch(x){return}if(!f||!q||s.version!==${CURRENT_ATTEMPT_VERSION}||a.userId!==f.dataset.viewer||a.completedAt||a.onceMore||a.submitted[q.id]||r&&r.optionIds.length)return;function add(to,tag,k,text){var e=d.createElement(tag);e.className=c[k];if(text)e.textContent=text;to.append(e);return e}var w=add(f,'div','top');add(w,'h1','place','Question '+n+' of '+m+' ('+Math.round(n/m*100)+'%)');add(w,'div','aside');var p=add(f,'progress','bar');p.max=m;p.value=n;if(a.testType==='exam')add(f,'div','overview');var b=add(f,'div','body');if(a.testType==='exam'||a.questions.some(function(o){return o.sectionId!==q.sectionId}))add(b,'p','section','\u00a0');add(b,'h2','text',q.text);if(a.testType==='practice'&&g[q.tier])add(b,'p','tier',g[q.tier]);if(q.isMultiAnswer)add(b,'p','several','Several answers are right. Choose all of them.');var l=add(b,'ul','list');q.answers.forEach(function(o,i){var t=add(l.appendChild(d.createElement('li')),'button','option');t.type='button';add(t,'span',q.isMultiAnswer?'square':'sign',String(i+1)).ariaHidden='true';add(add(t,'span','words'),'span','answer',o.text)})})(document,${JSON.stringify(CLASSES)},${JSON.stringify(TIER_LINES)})`;
