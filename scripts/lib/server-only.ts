// Replaces the `server-only` marker in tests, because they do not run in a React server build.
export {};
