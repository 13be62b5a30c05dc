import { prepareDependencies } from './lib/dependencies.mjs';

/** Installs the packages for tests and measurements if they are missing; run before commands that need them. */
prepareDependencies({ withTools: true });
