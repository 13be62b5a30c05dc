// Stands in for the `server-only` marker in tests, where there is no React server build.
export {};
