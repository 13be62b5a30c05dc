import { createContext, Script } from 'node:vm';
import { buildSync } from 'esbuild';
import type { Random } from '@/lib/kernel/random';
import { tryOnce, type Weather } from './network';
import type { Page } from './page-script';

/**
 * Simulates a person's device without a browser: storage that persists, pages that open and close, and the product's
 * own scripts.
 */

let script: Script | undefined;

function compile(): Script {
  const { outputFiles } = buildSync({
    entryPoints: ['e2e/more/network-faults/page-script.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    target: 'es2022',
    define: { 'process.env.BUILD_VERSION': '"faults"', 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return new Script(`${outputFiles[0]?.text ?? ''}\nbundle.page;`);
}

/** Behaves like Web Storage, whose entries are the object's own enumerable keys. */
class Storage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

/**
 * Storage of a faulty device, with which the test checks itself. It drops steps once they are delivered, so that they
 * cannot be sent again.
 */
class ForgetfulStorage extends Storage {
  override setItem(key: string, value: string): void {
    if (!key.startsWith('delivered:')) super.setItem(key, value);
  }
}

/** Answer that the server has acknowledged to this device. */
export interface Acknowledged {
  attemptId: string;
  questionId: number;
  answerIds: number[];
  sequence: number;
}

interface Made {
  weather: Weather;
  random: Random;
  isForgetful: boolean;
  hear: (acknowledged: Acknowledged) => void;
}

const GLOBALS = {
  console: { ...console, warn: () => undefined },
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  crypto,
  performance,
  atob,
  btoa,
  Blob,
  Response,
  AbortController,
  DOMException,
  queueMicrotask,
};
const USER_AGENT = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile';

export class Device {
  private readonly storage: Storage;
  private target = new EventTarget();
  private isOnline = true;
  /** Outbox steps that the server refused for good, with the messages that the page shows. */
  readonly refused: string[] = [];
  page: Page;

  constructor(private readonly made: Made) {
    this.storage = made.isForgetful ? new ForgetfulStorage() : new Storage();
    this.page = this.open();
  }

  /** Closes the page at once, whatever it is doing, and opens it again. */
  reload(): void {
    this.page = this.open();
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) this.nudge();
  }

  /** Fires the `online` event, after which the page sends pending steps at once. */
  nudge(): void {
    this.target.dispatchEvent(new Event('online'));
  }

  private open(): Page {
    script ??= compile();
    const target = new EventTarget();
    this.target = target;
    const isOpen = () => this.target === target;
    const device = this;
    const window = {
      ...GLOBALS,
      localStorage: this.storage,
      sessionStorage: new Storage(),
      screen: { width: 360, height: 740 },
      location: { protocol: 'http:' },
      document: { cookie: '', documentElement: { lang: 'en' } },
      navigator: {
        userAgent: USER_AGENT,
        maxTouchPoints: 5,
        get onLine() {
          return device.isOnline;
        },
      },
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
      clearTimeout,
      // A closed page runs no timers and receives no responses.
      setTimeout: (work: () => void, ms?: number) => setTimeout(() => isOpen() && work(), ms),
      fetch: (path: string, init: RequestInit = {}) => this.fetch(path, init, isOpen),
      reportError: (error: unknown) => this.refused.push(`The page failed: ${error}`),
    };
    const context = createContext({ ...window, window });
    const page = script.runInContext(context) as Page;
    page.onDelivered((delivered) => {
      if (delivered.kind === 'refused') this.refused.push(`${delivered.event.kind}: ${delivered.error.message}`);
    });
    // Does what learner pages (`outbox-runner.tsx`) and all pages (`deliver-pending-sign-outs.ts`) do.
    target.addEventListener('online', () => void page.flushOutbox());
    void page.flushOutbox();
    void page.deliverSignOuts();
    return page;
  }

  private async fetch(path: string, init: RequestInit, isOpen: () => boolean): Promise<Response> {
    const token = new Headers(init.headers).get('authorization')?.replace(/^Bearer /, '');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const sent = { method: init.method ?? 'GET', path, body, ...(token ? { token } : {}) };
    const { weather, random, hear } = this.made;
    const response = await (this.isOnline ? tryOnce(weather, sent, random) : Promise.reject(new TypeError('Offline')))
      // Replaces Node's error by the browser's, which has less detail.
      .catch(() => Promise.reject(new TypeError('Failed to fetch')))
      .finally(() => (isOpen() ? undefined : new Promise(() => undefined)));
    if (path === '/api/test/answer' && response.status === 200) hear(body);
    return response;
  }
}
