// Replaces the `server-only` marker in tests, which have no React server build.
export {};
