/**
 * V8's explicit compile hint: every function of the file is compiled beside the page, while it is loaded, and not one by one in
 * the page's own thread, which has to wait for each. Other engines read a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
/** Characters. Those that are smaller nobody waits for. */
const WORTH_IT = 50_000;

/**
 * For the scripts that start every page, React's and Next's own, most of whose functions run before a page can be pressed. A page's own
 * scripts are small, and half of them may never run.
 */
export const withCompileHint = (text: string): string => (text.length > WORTH_IT ? COMPILE_HINT + text : text);
