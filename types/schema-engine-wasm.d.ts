declare module '@prisma/schema-engine-wasm/schema_engine_bg' {
  export * from '@prisma/schema-engine-wasm';
  /** Hands the instantiated module's exports to the bindings. */
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
