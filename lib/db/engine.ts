import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

declare global {
  // Global variable in which the engine stores the reason of a crash.
  var PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => void };
}

/** Runs Prisma's migration engine in its WebAssembly version. The native engine would have to be downloaded. */
export async function withEngine<T>(url: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  await loadEngine();
  let panic = '';
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    set_message: (message) => {
      panic = message;
    },
  };
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // The listener is needed because without it the loss of an idle connection would end the process.
  pool.on('error', () => undefined);
  try {
    const engine = await engineModule.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapterOn(pool));
    return await work(engine);
  } catch (error) {
    throw panic ? new Error(panic, { cause: error }) : error;
  } finally {
    await pool.end();
  }
}

// The engine reads columns of the one-byte type `"char"`, which the adapter cannot parse. The adapter can parse arrays
// of that type, which the queries never return. So the columns get the array type before the adapter, and their
// original type after it.
const CHAR = pg.types.builtins.CHAR;
const CHAR_ARRAY = 1002;

function adapterOn(pool: pg.Pool) {
  const base = new PrismaPg(labelCharAsArray(pool));
  const connect = async () => runScriptsWhole(labelArrayAsChar(await base.connect()));
  return bindMigrationAwareSqlAdapterFactory({
    provider: base.provider,
    adapterName: base.adapterName,
    connect,
    // Only `diff` replays migrations in a shadow database. It already connects to an empty database, which can be used
    // for that.
    connectToShadowDb: connect,
  });
}

function labelCharAsArray(pool: pg.Pool): pg.Pool {
  const query = pool.query.bind(pool) as (config: unknown) => Promise<pg.QueryArrayResult | pg.QueryArrayResult[]>;
  const labeled = async (config: unknown) => {
    const result = await query(config);
    for (const { fields } of Array.isArray(result) ? [] : [result]) {
      for (const field of fields) if (field.dataTypeID === CHAR) field.dataTypeID = CHAR_ARRAY;
    }
    return result;
  };
  return Object.assign(pool, { query: labeled });
}

function labelArrayAsChar(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const { Character, CharacterArray } = ColumnTypeEnum;
  const queryRaw = adapter.queryRaw.bind(adapter);
  return Object.assign(adapter, {
    queryRaw: async (query: Parameters<typeof queryRaw>[0]) => {
      const result = await queryRaw(query);
      return { ...result, columnTypes: result.columnTypes.map((type) => (type === CharacterArray ? Character : type)) };
    },
  });
}

/**
 * Runs a script as one statement. The adapter would split the script at every semicolon, even inside functions.
 * PostgreSQL applies the script completely or not at all.
 */
const runScriptsWhole = (adapter: SqlDriverAdapter): SqlDriverAdapter =>
  Object.assign(adapter, {
    executeScript: async (script: string) => {
      await adapter.executeRaw({ sql: script, args: [], argTypes: [] });
    },
  });

let loaded: Promise<void> | undefined;

function loadEngine(): Promise<void> {
  loaded ??= (async () => {
    const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const bytes = readFileSync(script.replace(/\.js$/, '.wasm'));
    const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': engineModule });
    engineModule.__wbg_set_wasm(instance.exports);
    const start = instance.exports.__wbindgen_start;
    if (typeof start === 'function') start();
  })();
  return loaded;
}
